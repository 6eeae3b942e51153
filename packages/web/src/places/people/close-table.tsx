import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { attempt } from '../../online/deeds.ts';
import { Sure } from '../../ui/sure.tsx';

/** Closes the table: for the host, before the game or alone among bots. */
export function CloseTable({ info: { table, seats, you, stage } }: { info: TableInfo }): JSX.Element | null {
  const isHost = you !== null && (seats[you]?.isHost ?? false);
  const isAlone = seats.every(({ kind }, seat) => kind !== 'person' || seat === you);
  if (!isHost || (stage !== 'gathering' && !(stage === 'playing' && isAlone))) return null;
  return <Sure text={messages.value.online.closeTable} act={() => void attempt('close', { table })} />;
}
