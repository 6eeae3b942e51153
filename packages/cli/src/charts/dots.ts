import { dot, drawing, stroke, words } from './svg.ts';

/** A value with its interval. */
export interface DotRow {
  readonly label: string;
  readonly value: number;
  readonly interval: readonly [low: number, high: number];
  /** What stands at the end of the line. */
  readonly text: string;
}

export interface Dots {
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly DotRow[];
  /** The end of the scale, which begins at 0. */
  readonly top: number;
  /** How a value is written at the scale. */
  readonly sayTick: (value: number) => string;
  /** A value to compare with, such as that of chance. */
  readonly mark: number | null;
}

const WIDTH = 720;
const LEFT = 210;
const RIGHT = 590;
const TOP = 74;
const ROW = 34;
const TICKS = 4;

/** Values as dots on lines, each with its interval as a broad stroke. */
export function dotChart({ title, subtitle, rows, top, sayTick, mark }: Dots): string {
  const bottom = TOP + rows.length * ROW;
  const across = (value: number): number => LEFT + ((RIGHT - LEFT) * value) / top;
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => (index * top) / TICKS);
  return drawing(WIDTH, bottom + 34, `${title}: ${rows.map(({ label, text }) => `${label} ${text}`).join('; ')}`, [
    words('title', 20, 30, title),
    words('quiet', 20, 50, subtitle),
    ...ticks.map((tick) => stroke('grid', across(tick), TOP - 6, across(tick), bottom)),
    ...ticks.map((tick) => words('quiet middle', across(tick), bottom + 18, sayTick(tick))),
    ...(mark === null ? [] : [stroke('mark', across(mark), TOP - 6, across(mark), bottom)]),
    ...rows.flatMap(({ label, value, interval: [low, high], text }, index) => {
      const y = TOP + (index + 0.5) * ROW - 3;
      return [
        words('end', LEFT - 14, y + 4, label),
        stroke('reach', across(low), y, across(high), y),
        dot(across(value), y),
        words('', RIGHT + 14, y + 4, text),
      ];
    }),
  ]);
}
