import { GAME_IDS } from '@sixfold/engine';
import { isDate } from '@sixfold/host/daily';
import { OUTCOMES, type PuzzleResult } from '../puzzles/results.ts';
import { isCount, isId, isRecord } from './shapes.ts';

/** What came of a puzzle on another device; null for anything else. */
export function parsePuzzleResult(input: unknown): PuzzleResult | null {
  if (!isRecord(input)) return null;
  const { puzzle, date, began, wrong } = input;
  const game = GAME_IDS.find((id) => id === input['game']);
  const outcome = OUTCOMES.find((one) => one === input['outcome']);
  if (!game || !outcome || !isId(puzzle) || !isCount(began) || !isCount(wrong)) return null;
  if (date !== null && !isDate(date)) return null;
  return { game, puzzle, date, began, wrong, outcome };
}
