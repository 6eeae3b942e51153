import type { DealOfDay } from '@sixfold/protocol';
import { dealKey } from '@sixfold/host/daily';
import type { GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { useLoaded } from '../../ui/lazy.tsx';
import { openBook, streakIn } from './book.ts';
import { sayOutcome } from './say-deal.ts';
import { ShareDeal } from './share-deal.tsx';
import { dayAddress, sayDate } from './today.ts';

interface DealEndProps {
  readonly daily: DealOfDay;
  readonly game: GameId;
}

/** What the first attempt at a deal is worth, beneath the result of a game that was one. */
export function DealEnd({ daily: { date }, game }: DealEndProps): JSX.Element {
  const t = messages.value;
  const { loaded } = useLoaded(openBook, '');
  const book = loaded && 'value' in loaded ? loaded.value : null;
  const result = book?.results.get(dealKey({ date, game }));
  const current = book ? streakIn(book, Date.now()).current : 0;
  return (
    <section class="deal-end" aria-label={t.daily.title}>
      <h3>
        {t.daily.title}: {sayDate(date, 'long')}
      </h3>
      {result && <p>{sayOutcome(result, t).join(' · ')}</p>}
      {current > 0 && <p>{t.daily.streak(current)}</p>}
      <div class="buttons">
        {result && <ShareDeal result={result} />}
        <a class="button" href={dayAddress(date)}>
          {t.daily.others}
        </a>
      </div>
    </section>
  );
}
