import { BOTS_VERSION } from '@sixfold/bots/levels';
import { GAMES, type Game } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import { granted, Series } from '@sixfold/host';
import {
  DEAL_SEAT,
  dealKey,
  dealStart,
  openSeed,
  packMoves,
  playedDates,
  streakOf,
  type DealResult,
  type Streak,
} from '@sixfold/host/daily';
import { keepResults, keptResults, listAttempts, type Attempt } from '../../store/daily.ts';
import { store } from '../../store/index.ts';
import { keptPuzzles } from '../../store/puzzles/kept.ts';
import { solvedDays } from '../../store/puzzles/results.ts';
import { gameIdOf } from '../../store/store.ts';

/** What is known on this device of the deals of the day. */
export interface DailyBook {
  /** The first attempt at each deal, by deal. */
  readonly results: ReadonlyMap<string, DealResult>;
  /** The tables at which a deal is being played, by deal. */
  readonly tables: ReadonlyMap<string, string>;
  /** The games of the history in which one was, by deal; of several the first. */
  readonly games: ReadonlyMap<string, string>;
  /** When puzzles of a day were solved, and of which. */
  readonly puzzles: ReturnType<typeof solvedDays>;
}

/** Either of a deal and the puzzle keeps the streak of a day. */
export const streakIn = ({ results, puzzles }: Pick<DailyBook, 'results' | 'puzzles'>, now: number): Streak =>
  streakOf(playedDates([...results.values(), ...puzzles]), now);

/** All that there is; what was played since is taken in. */
export async function openBook(): Promise<DailyBook> {
  const [attempts, tables, games] = await Promise.all([listAttempts(), store.listTables(), store.listGames()]);
  const going = new Set(tables.filter(({ isOver }) => !isOver).map(({ id }) => id));
  const ended = new Set(games.map(({ id }) => id));
  const over = attempts.filter(({ table }) => ended.has(gameIdOf(table, 0)));
  await takeIn(over);
  return {
    results: new Map((await keptResults()).map((result) => [dealKey(result), result])),
    tables: new Map(attempts.filter(({ table }) => going.has(table)).map((one) => [dealKey(one), one.table])),
    puzzles: solvedDays(await keptPuzzles()),
    games: new Map(over.toReversed().map((one) => [dealKey(one), gameIdOf(one.table, 0)])),
  };
}

/** Results of games that ended since it was last looked; each is made once, for that takes a moment. */
async function takeIn(attempts: readonly Attempt[]): Promise<void> {
  const known = new Set((await keptResults()).map(dealKey));
  const fresh = await Promise.all(attempts.filter((one) => !known.has(dealKey(one))).map(resultOf));
  const results = fresh.filter((result) => result !== null);
  if (results.length > 0) await keepResults(results);
}

/** What came of an attempt; null for a game that is not there any more. */
async function resultOf({ table, date, game, began }: Attempt): Promise<DealResult | null> {
  const finished = await store.readGame(gameIdOf(table, 0));
  if (!finished) return null;
  const { points, ranks } = finished.past.result;
  const hasWon = ranks.length === 1 ? null : ranks[DEAL_SEAT] === 1;
  const moves = packTranscript(GAMES[game], finished.transcript, date);
  return { date, game, began, points: points[DEAL_SEAT] ?? 0, hasWon, bots: BOTS_VERSION, moves };
}

/** Empty for a game that was given up, or played under other rules. */
export function packTranscript(game: Game, { plies }: Transcript, date: string): string {
  const start = dealStart(game.card, openSeed(date, game.card.id));
  const { match } = granted(Series.open(game, start));
  const moves: string[] = [];
  for (const { seat, move } of plies) {
    const read = match.read(seat, move);
    if (!read.ok) return '';
    match.play(read.value);
    moves.push(read.value);
  }
  return packMoves(game, start, moves) ?? '';
}
