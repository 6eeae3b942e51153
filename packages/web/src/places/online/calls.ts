import type { TableInfo } from '@sixfold/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/messages.ts';
import { callOut } from '../../online/tab-notices.ts';
import { sayOffer } from '../people/say-offer.ts';

/** What has happened that somebody who does not look should be told; the last of it, or nothing. */
export function sayCalls(before: TableInfo, now: TableInfo, t: Messages): string {
  const nameOf = (seat: number | null): string => now.seats[seat ?? -1]?.name || t.online.nobody;
  const { offer, rematch, you, knocks = [] } = now;
  const isNewKnock = knocks.length > (before.knocks?.length ?? 0);
  if (rematch && !before.rematch && rematch.by !== you) return t.online.callsAgain(nameOf(rematch.by));
  if (offer && offer.number !== before.offer?.number && offer.by !== you)
    return sayOffer(
      now,
      now.seats.map((_, seat) => nameOf(seat)),
      null,
      t,
    );
  if (isNewKnock) return t.online.knocking(knocks.at(-1)?.name || t.online.nobody);
  const sat = now.news.slice(before.news.length).findLast(({ what, seat }) => what === 'sat' && seat !== you);
  return sat ? t.online.sitsDown(sat.name || t.online.nobody) : '';
}

/** Has the title of a hidden page say what happens at its table. */
export function useCalls(info: TableInfo | null): void {
  const known = useRef(info);
  useEffect(() => {
    const text = known.current && info ? sayCalls(known.current, info, messages.value) : '';
    known.current = info;
    if (text !== '') callOut(text.replace(/\.$/, ''));
  }, [info]);
}
