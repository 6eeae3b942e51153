import { GAMES, GAME_IDS } from '@sixfold/engine';
import { dealKey, dealStart, dealTerms, isDate, openSeed, unpackMoves } from '@sixfold/host/daily';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { openBook } from './book.ts';
import { dayAddress, sayDate } from './today.ts';
import { makeFilm, Showing, type Film } from '../history/replay.tsx';

interface DealProps {
  readonly date: string;
  readonly game: string;
  readonly moves: string;
}

/** A deal that somebody shares: for those who have played it, how they played it; for the others, the deal itself. */
export function SharedDeal(deal: DealProps): JSX.Element {
  const t = messages.value.daily;
  const { loaded, again } = useLoaded(() => openDeal(deal), JSON.stringify(deal));
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  if (typeof loaded.value === 'object') return <Showing {...loaded.value} />;
  const isBad = loaded.value === 'bad';
  return (
    <Page title={isBad ? t.badMoves : t.notPlayed}>
      <section class="sheet">
        {!isBad && <p>{t.notPlayedHelp(sayDate(deal.date, 'long'))}</p>}
        <a class="button is-main" href={dayAddress(isBad ? '' : deal.date)}>
          {t.others}
        </a>
      </section>
    </Page>
  );
}

async function openDeal({ date, game: id, moves }: DealProps): Promise<Film | 'unplayed' | 'bad'> {
  const game = GAME_IDS.find((one) => one === id);
  if (!game || !isDate(date)) return 'bad';
  if (!(await openBook()).results.has(dealKey({ date, game })) || moves === '') return 'unplayed';
  const { card } = GAMES[game];
  const match = unpackMoves(GAMES[game], dealStart(card, openSeed(date, game)), moves);
  const seats = dealTerms(card).seats.map((seat) =>
    seat.kind === 'bot' ? seat : ({ kind: 'person', name: '' } as const),
  );
  return (match && (await makeFilm(match.transcript(), seats))) ?? 'bad';
}
