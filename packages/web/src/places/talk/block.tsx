import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { askBlocked, block, blocked } from '../../online/blocked.ts';
import { Sure } from '../../ui/sure.tsx';

interface BlockProps {
  readonly info: TableInfo;
  readonly seat: number;
  readonly name: string;
}

/** Blocks a person, or does so no longer. Whom one has blocked is told by name: no seat says who sits on it. */
export function Block({ info: { table, seats, you }, seat, name }: BlockProps): JSX.Element | null {
  const t = messages.value.talk;
  const called = seats[seat];
  const isOther = you !== null && seat !== you && called?.kind === 'person';
  useEffect(() => {
    if (isOther) void askBlocked();
  }, [isOther]);
  if (!isOther) return null;
  if (!blocked.value.some((person) => person.name === called.name))
    return <Sure text={t.block(name)} help={t.blockHelp(name)} act={() => void block(table, seat, true)} />;
  return (
    <button type="button" class="button" onClick={() => void block(table, seat, false)}>
      {t.unblock(name)}
    </button>
  );
}
