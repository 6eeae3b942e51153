import type { GameId } from '@sixfold/engine';

/** How far somebody has come with a puzzle: answered wrongly so far, found the move, or been shown it. */
export const OUTCOMES = ['open', 'solved', 'shown'] as const;
type PuzzleOutcome = (typeof OUTCOMES)[number];

/** What somebody made of a puzzle. */
export interface PuzzleResult {
  readonly game: GameId;
  readonly puzzle: string;
  /** The date whose puzzle it was then; null for one from the list. */
  readonly date: string | null;
  /** When it was first answered, in milliseconds since 1970, by the clock of the device. */
  readonly began: number;
  /** Wrong answers before it was solved or shown. */
  readonly wrong: number;
  readonly outcome: PuzzleOutcome;
}

/** Which attempt it is: as the puzzle of a day it is another one than from the list. */
export const puzzleKey = ({ game, puzzle, date }: Pick<PuzzleResult, 'game' | 'puzzle' | 'date'>): string =>
  `${game} ${puzzle} ${date ?? ''}`;

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** What is settled before what is open, then what was begun first; of one that was gone on with, what came of it. */
function compareResults(a: PuzzleResult, b: PuzzleResult): number {
  const [isOpen, isOtherOpen] = [a.outcome === 'open', b.outcome === 'open'];
  if (isOpen !== isOtherOpen) return isOpen ? 1 : -1;
  return a.began - b.began || b.wrong - a.wrong || compareText(a.outcome, b.outcome);
}

/** One result for each attempt, from wherever they come: in any order, however often, it is the same. */
export function mergePuzzleResults(...lists: readonly (readonly PuzzleResult[])[]): PuzzleResult[] {
  const firsts = new Map<string, PuzzleResult>();
  for (const result of lists.flat().sort(compareResults).toReversed()) firsts.set(puzzleKey(result), result);
  return [...firsts.values()].sort((a, b) => compareText(puzzleKey(a), puzzleKey(b)));
}

/** The puzzles of a day that were solved: as much to a streak as deals that were played. */
export const solvedDays = (results: readonly PuzzleResult[]): { readonly date: string; readonly began: number }[] =>
  results.flatMap(({ date, began, outcome }) => (outcome === 'solved' && date !== null ? [{ date, began }] : []));
