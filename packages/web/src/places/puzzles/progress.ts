import type { GameId } from '@sixfold/engine';
import { GRADES, gradeOf, type Grade, type Puzzle, type PuzzleSet } from '@sixfold/review/puzzles';
import type { PuzzleResult } from '../../store/puzzles/results.ts';

/** How somebody stands to a puzzle. */
export type PuzzleState = 'new' | 'open' | 'first' | 'solved' | 'shown';

/** Where a puzzle has been settled it stays so, whatever is played in it later. */
const isSettled = (state: PuzzleState): boolean => state !== 'new' && state !== 'open';
export const isSolved = (state: PuzzleState): boolean => state === 'first' || state === 'solved';

export function stateOfResult({ outcome, wrong }: Pick<PuzzleResult, 'outcome' | 'wrong'>): PuzzleState {
  return outcome === 'solved' && wrong === 0 ? 'first' : outcome;
}

/** What was made of the puzzles of a game, by puzzle. From the list or as the puzzle of a day: what was settled first counts. */
export function statesOf(game: GameId, results: readonly PuzzleResult[]): ReadonlyMap<string, PuzzleState> {
  const own = results.filter((result) => result.game === game).toSorted((a, b) => a.began - b.began);
  const states = new Map<string, PuzzleState>();
  for (const result of own) {
    if (!isSettled(states.get(result.puzzle) ?? 'new')) states.set(result.puzzle, stateOfResult(result));
  }
  return states;
}

type States = ReadonlyMap<string, PuzzleState>;

/** A puzzle of a list, with its number there. */
export interface NumberedPuzzle {
  readonly id: string;
  readonly number: number;
  readonly state: PuzzleState;
}

/** The puzzles of a game that are equally hard. */
export interface GradedPuzzles {
  readonly grade: Grade;
  readonly puzzles: readonly NumberedPuzzle[];
  readonly solved: number;
  readonly first: number;
  /** The first that is open; null where none is. */
  readonly next: string | null;
}

const isOpen = ({ state }: NumberedPuzzle): boolean => !isSettled(state);

/** The puzzles of a game by how hard they are, easy ones first; what there is none of is left out. */
export function gradesOf(set: PuzzleSet, states: States): GradedPuzzles[] {
  const all = set.puzzles.map((puzzle, index) => ({
    grade: gradeOf(set, puzzle),
    puzzle: { id: puzzle.id, number: index + 1, state: states.get(puzzle.id) ?? 'new' },
  }));
  return GRADES.map((grade) => {
    const puzzles = all.filter((one) => one.grade === grade).map(({ puzzle }) => puzzle);
    return {
      grade,
      puzzles,
      solved: puzzles.filter(({ state }) => isSolved(state)).length,
      first: puzzles.filter(({ state }) => state === 'first').length,
      next: puzzles.find(isOpen)?.id ?? null,
    };
  }).filter(({ puzzles }) => puzzles.length > 0);
}

/** The open puzzle that comes after one: as hard as it if there is any, then harder, then easier; null where all are done. */
export function nextAfter(set: PuzzleSet, states: States, { id }: Pick<Puzzle, 'id'>): string | null {
  const grades = gradesOf(set, states);
  const at = grades.findIndex(({ puzzles }) => puzzles.some((puzzle) => puzzle.id === id));
  const turned = [...grades.slice(at), ...grades.slice(0, at)];
  const from = turned[0]?.puzzles.findIndex((puzzle) => puzzle.id === id) ?? 0;
  const later = turned[0]?.puzzles.slice(from + 1).find(isOpen);
  return later?.id ?? turned.flatMap(({ puzzles }) => puzzles).find((one) => isOpen(one) && one.id !== id)?.id ?? null;
}

/** Its number in the list of its game. */
export const numberOf = ({ puzzles }: PuzzleSet, { id }: Pick<Puzzle, 'id'>): number =>
  puzzles.findIndex((puzzle) => puzzle.id === id) + 1;
