import { LEVELS } from '@sixfold/bots/levels';
import type { Tracks } from '@sixfold/engine';
import type { PastGame } from './store.ts';

/** How one person fared in one game that counts. */
export interface PlayedGame {
  readonly past: PastGame;
  readonly seat: number;
  /** The person's name; empty for whoever gave none. */
  readonly name: string;
  /** The strongest bot at the table; null where only people sat there. */
  readonly against: string | null;
  /** Null for whoever was alone. Shared first ranks are won. */
  readonly hasWon: boolean | null;
  readonly hasResigned: boolean;
  /** The weakest colour reached, which is what a game is worth in a series; null where it was not played out. */
  readonly points: number | null;
}

/** How somebody has fared in several games. */
export interface Figures {
  readonly games: number;
  readonly wins: number;
  /** How many of them this person gave up. */
  readonly resigned: number;
  /** The highest weakest colour reached, and the mean of all; null where no game was played out. */
  readonly best: number | null;
  readonly mean: number | null;
}

export interface SoloResult {
  readonly id: string;
  readonly when: string;
  readonly name: string;
  /** The weakest colour reached. */
  readonly points: number;
  readonly tracks: Tracks;
}

/** What lay on a real table has figures of its own: nobody knows with which pieces, and against whom one might compare it. */
const counts = ({ isMarked, isImported, isPrinted }: PastGame): boolean => !isMarked && !isImported && !isPrinted;

/** All that people of this device have played and that counts, earliest first. */
export const playedGames = (games: readonly PastGame[], isWanted = counts): PlayedGame[] =>
  games
    .filter(isWanted)
    .toSorted((a, b) => (a.when < b.when ? -1 : 1))
    .flatMap(playedIn);

/** What they have played at real tables, with the score board alone. */
export const playedAtRealTables = (games: readonly PastGame[]): PlayedGame[] =>
  playedGames(games, ({ isPrinted }) => isPrinted ?? false);

const playedIn = (past: PastGame): PlayedGame[] =>
  past.seats.flatMap(({ kind, name }, seat) => {
    const hasResigned = past.resigned?.includes(seat) ?? false;
    const { ranks, points } = past.result;
    const reached = hasResigned || isCutShort(past) ? null : (points[seat] ?? null);
    const hasWon = past.seats.length === 1 ? null : ranks[seat] === 1;
    // At a table of a server the others are no people of this device; a bot has played on for whoever gave up.
    const isHere = (past.you ?? seat) === seat && (kind === 'person' || hasResigned);
    return isHere ? [{ past, seat, name, against: strongestBot(past), hasWon, hasResigned, points: reached }] : [];
  });

/** Where nobody is left but the winners, the game ended as it was given up. */
const isCutShort = ({ result, resigned = [] }: PastGame): boolean =>
  resigned.length > 0 && result.ranks.every((rank, seat) => rank === 1 || resigned.includes(seat));

/** How strong a bot is; those that are only measured against are weaker than any. */
export const strengthOf = (bot: string | null): number => LEVELS.findIndex((level) => level === bot);

const strongestBot = ({ seats, resigned = [] }: PastGame): string | null => {
  const bots = seats.flatMap(({ bot = null }, seat) => (resigned.includes(seat) || bot === null ? [] : [bot]));
  return bots.toSorted((a, b) => strengthOf(b) - strengthOf(a))[0] ?? null;
};

export function addUp(played: readonly PlayedGame[]): Figures {
  const points = played.flatMap((one) => one.points ?? []);
  return {
    games: played.length,
    wins: played.filter(({ hasWon }) => hasWon).length,
    resigned: played.filter(({ hasResigned }) => hasResigned).length,
    best: points.length === 0 ? null : Math.max(...points),
    mean: points.length === 0 ? null : points.reduce((sum, value) => sum + value, 0) / points.length,
  };
}

/** One's own results alone at a table, best first. */
export const makeSoloResults = (games: readonly PastGame[], game: string): SoloResult[] =>
  games
    .filter((past) => past.game === game && counts(past) && past.seats.length === 1)
    .map(({ id, when, seats, result }) => {
      const [tracks] = result.tracks as [Tracks];
      return { id, when, name: seats[0]!.name, points: result.points[0]!, tracks };
    })
    .toSorted((a, b) => b.points - a.points);
