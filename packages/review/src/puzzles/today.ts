import type { GameId } from '@sixfold/engine';
import type { Puzzle, PuzzleSet } from './puzzle.ts';

/** Whose puzzle it is on a day of this number: the games take turns. */
export const gameOfDay = (games: readonly GameId[], day: number): GameId | undefined => games[day % games.length];

/** The puzzle of a day among those of its game: none comes again before all have been. An id is a hash, so this order is none. */
export function puzzleOfDay({ puzzles }: Pick<PuzzleSet, 'puzzles'>, games: number, day: number): Puzzle | undefined {
  const mixed = puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return mixed[Math.floor(day / games) % mixed.length];
}
