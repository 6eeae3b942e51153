import { COLUMNS } from './paint.ts';

/** A curve of shares from 0 to 1, and the letter that it is drawn with. */
export interface SharesLine {
  readonly letter: string;
  readonly values: readonly number[];
}

const ROWS = 10;
const MARGIN = 7;
const WIDTH = COLUMNS - MARGIN - 2;

/** Which of so many values stands in a column. */
const placeIn = (column: number, columns: number, count: number): number =>
  columns < 2 ? 0 : Math.round((column * (count - 1)) / (columns - 1));

/** In which column a value stands. */
export const columnOf = (place: number, count: number): number => {
  const columns = Math.min(count, WIDTH);
  return count < 2 ? 0 : Math.round((place * (columns - 1)) / (count - 1));
};

const rowOf = (share: number): number => Math.round((1 - Math.min(Math.max(share, 0), 1)) * ROWS);

/** Curves over the same axis, from 100 at the top to 0; half is dotted. The first line is drawn over the others. */
export function drawShares(lines: readonly SharesLine[]): string[] {
  const count = Math.max(...lines.map(({ values }) => values.length));
  const columns = Math.min(count, WIDTH);
  const cellAt = (row: number, column: number): string => {
    const here = lines.find(({ values }) => rowOf(values[placeIn(column, columns, count)] ?? 0) === row);
    return here?.letter ?? (row === ROWS / 2 ? '·' : ' ');
  };
  return Array.from({ length: ROWS + 1 }, (_, row) => {
    const tick = row % (ROWS / 2) === 0 ? String(100 - row * ROWS).padStart(3) : '   ';
    const cells = Array.from({ length: columns }, (_cell, column) => cellAt(row, column)).join('');
    return `  ${tick} │${cells}`.trimEnd();
  });
}

/** What stands below the axis: a letter at each of these places. */
export function drawBelow(
  marks: readonly { readonly place: number; readonly letter: string }[],
  count: number,
): string {
  const cells = Array<string>(Math.min(count, WIDTH)).fill('─');
  for (const { place, letter } of marks) cells[columnOf(place, count)] = letter;
  return `      └${cells.join('')}`;
}

const HALF_BAR = 16;

/** A bar to the left for less than nothing, to the right for more; `full` fills half of it. */
export function drawBar(value: number, full: number): string {
  const cells = Math.min(HALF_BAR, Math.round((Math.abs(value) / full) * HALF_BAR));
  const bar = '█'.repeat(cells);
  return value < 0
    ? `${bar.padStart(HALF_BAR)}│${' '.repeat(HALF_BAR)}`
    : `${' '.repeat(HALF_BAR)}│${bar.padEnd(HALF_BAR)}`;
}
