import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { attempt } from '../../online/deeds.ts';
import { sayOffer } from '../../online/say.ts';
import { announce } from '../../ui/announcer.tsx';

interface OfferProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
}

/** Whether the person at the screen still has to answer. */
function isAsked({ offer, you, seats }: TableInfo): boolean {
  if (!offer || you === null || seats[you]?.kind !== 'person') return false;
  if (offer.by === you || offer.agreed.includes(you)) return false;
  return !('seat' in offer) || offer.seat !== you;
}

/** What somebody asks of everybody, with the answers at hand. Play may go on instead. */
export function OfferCard({ info, names }: OfferProps): JSX.Element | null {
  const t = messages.value.online;
  const { table, offer, you } = info;
  const text = sayOffer(info, names, messages.value);
  useEffect(() => {
    if (text !== '' && offer?.by !== you) announce(text);
  }, [text]);
  if (!offer) return null;
  const answer = (isAgreed: boolean) => (): void => void attempt('agree', { table, offer: offer.number, isAgreed });
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
