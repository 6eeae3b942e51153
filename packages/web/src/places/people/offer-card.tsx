import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { attempt } from '../../online/deeds.ts';
import { announce } from '../../ui/announcer.tsx';
import { notify } from '../../ui/notices.tsx';
import { sayOffer, sayRefused, type AskedAbout } from './say-offer.ts';

interface OfferProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
  readonly about: AskedAbout;
  /** Where the game is. */
  readonly moment: string;
}

/** Whether the person at the screen still has to answer. */
function isAsked({ offer, you, seats }: TableInfo): boolean {
  if (!offer || you === null || seats[you]?.kind !== 'person') return false;
  if (offer.by === you || offer.agreed.includes(you)) return false;
  return !('seat' in offer) || offer.seat !== you;
}

/** What somebody asks of everybody, with the answers at hand. Play may go on instead. */
export function OfferCard({ info, names, about, moment }: OfferProps): JSX.Element | null {
  const t = messages.value.online;
  const { table, offer, you } = info;
  const text = sayOffer(info, names, about, messages.value);
  const withdrawn = useRefusals({ info, names, about, moment });
  useEffect(() => {
    if (text !== '' && offer?.by !== you) announce(text);
  }, [text]);
  if (!offer) return null;
  const answer = (isAgreed: boolean) => (): void => {
    if (offer.by === you) withdrawn.current = offer.number;
    void attempt('agree', { table, offer: offer.number, isAgreed });
  };
  return (
    <aside class="guide offer-card" aria-label={t.offer}>
      <p>{text}</p>
      {isAsked(info) && (
        <div class="buttons">
          <button type="button" class="button is-main" onClick={answer(true)}>
            {t.agree}
          </button>
          <button type="button" class="button" onClick={answer(false)}>
            {t.decline}
          </button>
        </div>
      )}
      {offer.by === you && (
        <div class="buttons">
          <span class="help">{t.asked}</span>
          <button type="button" class="button is-quiet" onClick={answer(false)}>
            {t.withdraw}
          </button>
        </div>
      )}
    </aside>
  );
}

/** The table is told before the game: what was done shows itself within this time, in milliseconds. */
const SETTLES = 400;

/** Tells a "no" to whoever asked; they themselves may have thought better of it. */
function useRefusals({ info, names, moment }: OfferProps): { current: number | null } {
  const withdrawn = useRef<number | null>(null);
  const asked = useRef({ info, moment });
  useEffect(() => {
    const before = asked.current;
    if (info.offer) asked.current = { info, moment };
    if (!before.info.offer || info.offer?.number === before.info.offer.number) return;
    const timer = setTimeout(() => {
      const text = sayRefused(before, { info, moment }, names, messages.value);
      asked.current = { info, moment };
      if (text !== '' && withdrawn.current !== before.info.offer?.number) notify(text);
    }, SETTLES);
    return () => clearTimeout(timer);
  }, [info, moment]);
  return withdrawn;
}
