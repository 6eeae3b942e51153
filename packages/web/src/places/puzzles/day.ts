import type { GameId } from '@sixfold/engine';
import { dayOf, isDate } from '@sixfold/host/daily';
import {
  gameOfDay,
  loadPuzzles,
  puzzledGames,
  puzzleOfDay,
  type Puzzle,
  type PuzzleSet,
} from '@sixfold/review/puzzles';

/** A puzzle among those of its game. */
export interface ChosenPuzzle {
  readonly set: PuzzleSet;
  readonly puzzle: Puzzle;
  /** The date whose puzzle it is; null for one that was chosen. */
  readonly date: string | null;
}

/** Whose puzzle a date has. */
export const gameOn = (date: string): GameId | null => gameOfDay(puzzledGames(), dayOf(date)) ?? null;

/** The puzzle of a date: the same for everybody. */
export async function puzzleOn(date: string): Promise<ChosenPuzzle | null> {
  const game = gameOn(date);
  const set = game && (await loadPuzzles(game));
  const puzzle = set && puzzleOfDay(set, puzzledGames().length, dayOf(date));
  return puzzle ? { set, puzzle, date } : null;
}

/** What an address asks for: the puzzle of a date that has come, or one by its id; null for what there is not. */
export async function puzzleAt(game: GameId, id: string, today: string): Promise<ChosenPuzzle | null> {
  if (isDate(id)) return id <= today && gameOn(id) === game ? puzzleOn(id) : null;
  const set = await loadPuzzles(game);
  const puzzle = set?.puzzles.find((one) => one.id === id);
  return set && puzzle ? { set, puzzle, date: null } : null;
}
