import { GAME_IDS, type GameId } from '@sixfold/engine';
import { closesAt, isDate, isOpen } from '@sixfold/host/daily';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { PARTS } from '../../i18n/parts.ts';
import { PLACE_PARTS } from '../../i18n/place-parts.ts';
import { addressOf, go } from '../../lib/navigation.ts';
import { useHost } from '../../online/me.ts';
import './daily.css';
import { lazy, lazyPart, named, Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { openBook, streakIn, type DailyBook } from './book.ts';
import { Calendar } from './calendar.tsx';
import { Ranked } from './ranked.tsx';
import { syncResults } from './sync.ts';
import { playDeal } from './play.ts';
import { sayOutcome, sayRivals } from './say-deal.ts';
import { ShareDeal } from './share-deal.tsx';
import { dayAddress, FIRST_DATE, sayDate, sayMoment, today } from './today.ts';

const PuzzleOfDay = lazyPart(named(() => import('../puzzles/puzzle-of-day.tsx'), 'PuzzleOfDay', PLACE_PARTS.puzzles));
const SharedDeal = lazy(named(() => import('./shared-deal.tsx'), 'SharedDeal', PARTS.end));

/** What the address says: a date, and perhaps a deal that somebody shares. */
interface DailyProps {
  readonly date: string;
  readonly game: string;
  readonly moves: string;
}

export const Daily = ({ date, game, moves }: DailyProps): JSX.Element =>
  game === '' ? <Days date={date} /> : <SharedDeal date={date} game={game} moves={moves} />;

/** The deals of a date: today's, unless the address says another. */
function Days({ date: asked }: { date: string }): JSX.Element {
  const t = messages.value;
  const [synced, setSynced] = useState(0);
  const { loaded, again } = useLoaded(openBook, String(synced));
  const server = useHost();
  const name = server?.name ?? null;
  useEffect(() => {
    if (name !== null) void syncResults().then((isNew) => isNew && setSynced((times) => times + 1));
  }, [name]);
  const isThere = isDate(asked) && asked >= FIRST_DATE && asked <= today();
  const date = isThere ? asked : today();
  return (
    <Page title={t.daily.title}>
      {!loaded || 'failed' in loaded ? (
        <Pending isFailed={loaded !== null} again={again} />
      ) : (
        <>
          <StreakSheet book={loaded.value} />
          <DaySheet date={date} book={loaded.value} />
          <PuzzleOfDay key={date} date={date} hasMore />
          {server && date === today() && <Ranked server={server} />}
          <Calendar key={date} date={date} book={loaded.value} />
        </>
      )}
    </Page>
  );
}

/** How many dates in a row, and which one is about to be missed. */
function StreakSheet({ book }: { book: DailyBook }): JSX.Element {
  const t = messages.value.daily;
  const { current, best, next } = streakIn(book, Date.now());
  const isDue = next !== null && next < today();
  return (
    <section class="sheet streak">
      <h2>{current === 0 ? t.noStreak : t.streak(current)}</h2>
      {best > current && <p>{t.best(best)}</p>}
      {isDue && (
        <p role="status">
          {t.due(sayMoment(closesAt(next)))} <a href={dayAddress(next)}>{sayDate(next, 'long')}</a>
        </p>
      )}
      <p class="help">{t.help}</p>
    </section>
  );
}

function DaySheet({ date, book }: { date: string; book: DailyBook }): JSX.Element {
  const t = messages.value.daily;
  return (
    <section class="sheet deals">
      <header>
        <h2>{sayDate(date, 'full')}</h2>
        <p class="help">{isOpen(date, Date.now()) ? t.openUntil(sayMoment(closesAt(date))) : t.closed}</p>
      </header>
      <ul class="deal-list">
        {GAME_IDS.map((game) => (
          <Deal key={game} date={date} game={game} book={book} />
        ))}
      </ul>
    </section>
  );
}

function Deal({ date, game, book }: { date: string; game: GameId; book: DailyBook }): JSX.Element {
  const t = messages.value;
  const key = `${date} ${game}`;
  const result = book.results.get(key);
  return (
    <li>
      <div>
        <h3>{t.games[game].name}</h3>
        <p class={result ? '' : 'help'}>{result ? sayOutcome(result, t).join(' · ') : sayRivals(game, t)}</p>
      </div>
      <div class="buttons">
        <Begin date={date} game={game} table={book.tables.get(key)} isAgain={result !== undefined} />
        {result && <Watch {...result} id={book.games.get(key)} />}
        {result && <ShareDeal result={result} />}
      </div>
    </li>
  );
}

interface BeginProps {
  readonly date: string;
  readonly game: GameId;
  /** The table at which it was begun. */
  readonly table: string | undefined;
  readonly isAgain: boolean;
}

function Begin({ date, game, table, isAgain }: BeginProps): JSX.Element {
  const t = messages.value.daily;
  const text = table ? t.goOn : isAgain ? t.again : t.play;
  const begin = (): void => (table ? go({ at: 'table', id: table }) : void playDeal(date, game));
  return (
    <button type="button" class={isAgain ? 'button' : 'button is-main'} onClick={begin}>
      {text}
      <span class="unseen"> {messages.value.games[game].name}</span>
    </button>
  );
}

interface WatchProps {
  readonly date: string;
  readonly game: GameId;
  readonly moves: string;
  readonly id: string | undefined;
}

/** From the history of this device or, where it was played on another one, from its moves. */
function Watch({ date, game, moves, id }: WatchProps): JSX.Element | null {
  if (id === undefined && moves === '') return null;
  return (
    <a class="button" href={addressOf(id === undefined ? { at: 'daily', date, game, moves } : { at: 'replay', id })}>
      {messages.value.daily.watch}
    </a>
  );
}
