import { LETTERS, type Gate } from '@sixfold/engine';
import type { ScoreForm } from '../../face/print.ts';
import { roomOn, type Extent, type PaperName } from './paper.ts';

/** How many forms a sheet may be asked for. */
const COUNTS = [1, 2, 3, 4, 6];
/** A box must hold a pen's cross or a wooden cube, and need not hold more than that; it is a square, or not far from one. */
const SMALLEST = 7;
export const LARGEST = 14;
const STRETCH = 1.3;
/** Between two forms; above a form for name and title; below it a line of what is to be known; above boxes that open later. */
export const BETWEEN = 8;
const HEAD = 9;
const NOTE = 4;
/** How wide a sentence of those is in any language. */
const SENTENCE = 95;
const LABELS = 5;
/** Between parts of a track that open one after the other, and between symbols that have more than one line. */
const PART_GAP = 2;
const SYMBOL_GAP = 1.5;

/** A line of boxes, by the first and last value. */
export type BoxLine = readonly [from: number, to: number];

/** The lines of one symbol: behind each stop a new one. */
export function linesOf({ first, rail, stops }: ScoreForm): BoxLine[] {
  const ends = [...stops, rail.top];
  return ends.map((to, index) => [index === 0 ? first : (ends[index - 1] ?? 0) + 1, to]);
}

const gatesOf = ({ rail }: ScoreForm): readonly Gate[] => rail.gates ?? [];

/** How many gaps there are before a box. */
const gapsBefore = (form: ScoreForm, value: number): number => gatesOf(form).filter(({ from }) => from <= value).length;

/** Where a box is in its line, from the left edge: the symbol stands before the first one, and lines end together. */
export function boxX(form: ScoreForm, value: number, { width }: Extent): number {
  const end = linesOf(form).find(([, to]) => value <= to)?.[1] ?? form.rail.top;
  return (boxesAcross(form) - (end - value)) * width + PART_GAP * gapsBefore(form, value);
}

/** The boxes of the longest line; the symbol's head is one more. */
const boxesAcross = (form: ScoreForm): number => Math.max(...linesOf(form).map(([from, to]) => to - from + 1));

/** Where the line of a symbol is, below the labels. */
export function lineY(form: ScoreForm, symbol: number, line: number, { height }: Extent): number {
  const lines = linesOf(form).length;
  return labelsHeight(form) + (symbol * lines + line) * height + (lines > 1 ? symbol * SYMBOL_GAP : 0);
}

export const labelsHeight = (form: ScoreForm): number => (gatesOf(form).length > 0 ? LABELS : 0);

/** All lines together, with boxes of this size. */
export const gridOf = (form: ScoreForm, box: Extent): Extent => ({
  width: (boxesAcross(form) + 1) * box.width + PART_GAP * gatesOf(form).length,
  height: lineY(form, LETTERS.length, 0, box),
});

/** How forms lie on a sheet, and how large their boxes are. */
export interface FormLayout {
  readonly isLandscape: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly box: Extent;
}

const NONE: Extent = { width: 0, height: 0 };

/** How many sentences say what is to be known. */
const sentencesOf = ({ rail, stops, bonuses, winsAt }: ScoreForm): number =>
  (rail.gates ?? []).length + stops.length + Math.min(1, bonuses.length) + (winsAt === null ? 0 : 1);

/** What one of so many forms has for its grid: all but its name and what is to be known. */
function roomForGrid(
  paper: PaperName,
  form: ScoreForm,
  { isLandscape, columns, rows }: Omit<FormLayout, 'box'>,
): Extent {
  const room = roomOn(paper, isLandscape);
  const width = (room.width - BETWEEN * (columns - 1)) / columns;
  const notes = NOTE * Math.ceil((sentencesOf(form) * SENTENCE) / width) + 1;
  return { width, height: (room.height - BETWEEN * (rows - 1)) / rows - HEAD - notes };
}

/** The largest box with which a form's grid has room. */
function boxIn(room: Extent, form: ScoreForm): Extent {
  const around = gridOf(form, NONE);
  const width = Math.min(LARGEST, (room.width - around.width) / (boxesAcross(form) + 1));
  const height = Math.min(LARGEST, (room.height - around.height) / (LETTERS.length * linesOf(form).length));
  return { width: Math.min(width, height * STRETCH), height: Math.min(height, width * STRETCH) };
}

const lesser = ({ box }: FormLayout): number => Math.min(box.width, box.height);

/** The way to lay so many forms that has the largest boxes; upright where that is all the same. */
export function layoutOf(paper: PaperName, form: ScoreForm, count: number): FormLayout {
  const ways = [false, true].flatMap((isLandscape) =>
    [1, 2, 3]
      .filter((columns) => count % columns === 0)
      .map((columns) => ({ isLandscape, columns, rows: count / columns })),
  );
  const laid = ways.map((way) => ({ ...way, box: boxIn(roomForGrid(paper, form, way), form) }));
  return laid.reduce((best, one) => (lesser(one) > lesser(best) + 1e-6 ? one : best));
}

/** How many of a form fit a sheet with boxes that are large enough. */
export const countsOf = (paper: PaperName, form: ScoreForm): number[] =>
  COUNTS.filter((count) => lesser(layoutOf(paper, form, count)) >= SMALLEST);
