import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { go } from '../../lib/navigation.ts';
import { attempt } from '../../online/deeds.ts';
import { Sure } from '../../ui/sure.tsx';

/** Between two games of a series one may go for good, and after one has given up the present one. */
export function LeaveSeries({ info }: { info: TableInfo }): JSX.Element | null {
  const t = messages.value.online;
  const { table, you, gaveUp } = info;
  const seat = you ?? gaveUp;
  if (seat === undefined) return null;
  const leave = async (): Promise<void> => {
    if (await attempt('clear', { table, seat })) go({ at: 'home' });
  };
  return <Sure text={t.leave} help={t.leaveHelp} act={() => void leave()} />;
}
