import type { Tracks } from '@sixfold/engine';
import type { PastGame } from './store.ts';

/** How one person has fared at one game, solo games and games that do not count left out. */
export interface Figures {
  readonly game: string;
  /** The person's name; empty for whoever gave none. */
  readonly name: string;
  readonly games: number;
  /** Shared first ranks included. */
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

const counts = ({ isMarked, isImported }: PastGame): boolean => !isMarked && !isImported;

/** One line a game and person, most games first. */
export function makeFigures(games: readonly PastGame[]): Figures[] {
  const lines = games.filter((past) => counts(past) && past.seats.length > 1).flatMap(linesOf);
  const byWhom = Map.groupBy(lines, ({ game, name }) => `${game} ${name}`);
  return [...byWhom.values()].map(addUp).toSorted((a, b) => b.games - a.games);
}

interface Line {
  readonly game: string;
  readonly name: string;
  readonly hasWon: boolean;
  readonly hasResigned: boolean;
  /** The weakest colour reached, which is what a game is worth in a series; null where it was not played out. */
  readonly points: number | null;
}

/** Where nobody is left but the winners, the game ended as it was given up. */
const isCutShort = ({ result, resigned = [] }: PastGame): boolean =>
  resigned.length > 0 && result.ranks.every((rank, seat) => rank === 1 || resigned.includes(seat));

const linesOf = (past: PastGame): Line[] =>
  past.seats.flatMap(({ kind, name }, seat) => {
    const hasResigned = past.resigned?.includes(seat) ?? false;
    const points = hasResigned || isCutShort(past) ? null : past.result.points[seat]!;
    const line = { game: past.game, name, hasWon: past.result.ranks[seat] === 1, hasResigned, points };
    // A bot has played on for whoever gave up.
    return kind === 'person' || hasResigned ? [line] : [];
  });

function addUp(lines: readonly Line[]): Figures {
  const points = lines.flatMap((line) => line.points ?? []);
  const { game, name } = lines[0]!;
  return {
    game,
    name,
    games: lines.length,
    wins: lines.filter(({ hasWon }) => hasWon).length,
    resigned: lines.filter(({ hasResigned }) => hasResigned).length,
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
