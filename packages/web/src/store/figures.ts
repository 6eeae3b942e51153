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
  /** The highest weakest colour reached, and the mean of all. */
  readonly best: number;
  readonly mean: number;
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
  /** The weakest colour reached, which is what a game is worth in a series. */
  readonly points: number;
}

const linesOf = ({ game, seats, result }: PastGame): Line[] =>
  seats.flatMap(({ kind, name }, seat) => {
    const line = { game, name, hasWon: result.ranks[seat] === 1, points: result.points[seat]! };
    return kind === 'person' ? [line] : [];
  });

function addUp(lines: readonly Line[]): Figures {
  const points = lines.map((line) => line.points);
  const { game, name } = lines[0]!;
  return {
    game,
    name,
    games: lines.length,
    wins: lines.filter(({ hasWon }) => hasWon).length,
    best: Math.max(...points),
    mean: points.reduce((sum, value) => sum + value, 0) / lines.length,
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
