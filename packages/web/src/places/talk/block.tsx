import { signal } from '@preact/signals';
import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { attempt } from '../../online/deeds.ts';
import { Sure } from '../../ui/sure.tsx';

/** Whom one has blocked since the page was loaded, by table and seat: the server tells nobody. */
const blocked = signal<ReadonlySet<string>>(new Set());

interface BlockProps {
  readonly info: TableInfo;
  readonly seat: number;
  readonly name: string;
}

/** Blocks a person, or does so no longer. */
export function Block({ info: { table, seats, you }, seat, name }: BlockProps): JSX.Element | null {
  const t = messages.value.talk;
  if (you === null || seat === you || seats[seat]?.kind !== 'person') return null;
  const key = `${table} ${seat}`;
  const block = async (isBlocked: boolean): Promise<void> => {
    if ((await attempt('block', { table, seat, isBlocked })) === null) return;
    const others = [...blocked.peek()].filter((one) => one !== key);
    blocked.value = new Set(isBlocked ? [...others, key] : others);
  };
  if (!blocked.value.has(key))
    return <Sure text={t.block(name)} help={t.blockHelp(name)} act={() => void block(true)} />;
  return (
    <button type="button" class="button" onClick={() => void block(false)}>
      {t.unblock(name)}
    </button>
  );
}
