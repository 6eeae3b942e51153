import type { SeatInfo, TableInfo } from '@sixfold/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/messages.ts';
import { announce } from '../../ui/announcer.tsx';

/** What has become of a seat, in a sentence; empty if nothing has. */
export function sayChange(before: SeatInfo, after: SeatInfo, t: Messages): string {
  const { online } = t;
  const name = after.name || online.nobody;
  if (after.hasResigned && !before.hasResigned) return online.gaveUp(name);
  if (before.kind !== 'open' && after.kind === 'open') return online.getsUp(before.name || online.nobody);
  if (before.kind === 'open' && after.kind === 'person') return online.sitsDown(name);
  if (before.kind === 'person' && after.kind === 'person' && before.isHere !== after.isHere)
    return after.isHere ? online.comes(name) : online.goes(name);
  return '';
}

/** Tells who comes and goes to those who hear rather than see it. */
export function useArrivals({ seats, you }: TableInfo): void {
  const known = useRef(seats);
  useEffect(() => {
    const texts = seats.flatMap((seat, index) => {
      const before = known.current[index];
      return before && index !== you ? [sayChange(before, seat, messages.value)] : [];
    });
    known.current = seats;
    const text = texts.filter(Boolean).join(' ');
    if (text !== '') announce(text);
  }, [seats]);
}
