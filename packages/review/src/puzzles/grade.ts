import type { Level } from '@sixfold/bots';
import type { PuzzleSet, Puzzle } from './puzzle.ts';

/** How hard a puzzle is, by how many levels of bots fail it: some, many, nearly all. */
export const GRADES = ['easy', 'medium', 'hard'] as const;
/** One of them. */
export type Grade = (typeof GRADES)[number];

/** The grade follows from the share of the levels that fail. */
export function gradeOf({ levels }: Pick<PuzzleSet, 'levels'>, { missedBy }: Pick<Puzzle, 'missedBy'>): Grade {
  const third = Math.floor((GRADES.length * missedBy.length) / (levels.length + 1));
  return GRADES[third] ?? 'hard';
}

/** So often a level is asked: weak ones choose by lot. */
const TRIES = 3;

/** The levels that do not find a move in most of their tries. */
export function levelsThatMiss(levels: readonly Level[], finds: (level: Level, attempt: number) => boolean): Level[] {
  return levels.filter((level) => {
    const found = Array.from({ length: TRIES }, (_, attempt) => finds(level, attempt)).filter(Boolean);
    return 2 * found.length < TRIES;
  });
}
