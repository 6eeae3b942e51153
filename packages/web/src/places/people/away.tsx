import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { nameAt } from '../../lib/name-at.ts';
import { attempt } from '../../online/deeds.ts';

const SECOND = 1000;

/** A span as minutes and seconds; what has begun counts. */
export function sayTime(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface AwayProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
}

/** For each person who is away: how long they are waited for, and then a button that has a bot play on. */
export function Away({ info, names }: AwayProps): JSX.Element | null {
  const { seats, you, stage, table, offer } = info;
  const waits = useWaits(info);
  if (you === null || stage !== 'playing' || seats[you]?.kind !== 'person' || offer) return null;
  return (
    <>
      {waits.map(({ seat, ms }) => (
        <span key={seat} class="away">
          {ms > 0 ? (
            messages.value.online.mayReplace(nameAt(names, seat), sayTime(ms))
          ) : (
            <button
              type="button"
              class="button"
              onClick={() => void attempt('offer', { table, offer: { kind: 'replace', seat } })}
            >
              {messages.value.online.replace(nameAt(names, seat))}
            </button>
          )}
        </span>
      ))}
    </>
  );
}

/** The seats of those who are away, and for how long they are still waited for: told once, and counted down here. */
function useWaits(info: TableInfo): { readonly seat: number; readonly ms: number }[] {
  const told = useMemo(() => Date.now(), [info]);
  const [now, setNow] = useState(told);
  const missing = info.seats.flatMap(({ replaceIn }, seat) =>
    replaceIn === undefined || seat === info.you
      ? []
      : [{ seat, ms: Math.max(0, replaceIn - Math.max(0, now - told)) }],
  );
  const isCounting = missing.some(({ ms }) => ms > 0);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isCounting, info]);
  return missing;
}
