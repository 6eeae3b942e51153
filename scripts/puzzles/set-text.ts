import type { PuzzleSet } from '@sixfold/review/puzzles';

/** A set as JSON with a line for each puzzle, so that a change of one shows as that. */
export function setText({ puzzles, ...head }: PuzzleSet): string {
  const lines = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`);
  const top = JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  return `${top},\n  "puzzles": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
