import { computed } from '@preact/signals';
import { LETTERS } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../i18n/index.ts';
import { marksOf } from '../i18n/symbol-name.ts';
import { settings } from '../lib/settings.ts';
import { writePoint } from '../lib/write-point.ts';

/** A point by its distance from the middle and how far round it is, clockwise from the top. */
type Corner = readonly [radius: number, turn: number];

const polygon = (x: number, y: number, corners: readonly Corner[]): string =>
  `M${corners.map(([radius, turn]) => writePoint(x + radius * Math.sin(turn * 2 * Math.PI), y - radius * Math.cos(turn * 2 * Math.PI))).join(' ')}z`;

const star = (points: number, outer: number, inner: number): Corner[] =>
  Array.from({ length: points * 2 }, (_, i) => [i % 2 === 0 ? outer : inner, i / (points * 2)]);

const ray = (turn: number): Corner[] => [
  [44, turn],
  [27, turn + 0.035],
  [27, turn - 0.035],
];

const disc = (x: number, y: number, radius: number): string =>
  `M${writePoint(x, y - radius)}a${radius} ${radius} 0 1 0 0 ${2 * radius}a${radius} ${radius} 0 1 0 0-${2 * radius}z`;

interface Figure {
  readonly polygons: readonly (readonly Corner[])[];
  /** Radii; a smaller disc is a hole in a larger one. */
  readonly discs: readonly number[];
}

/**
 * The six symbols in a square from -50 to 50. Any two differ by much of their area, so that colour is never needed to
 * tell them apart: a star of twelve short points, a hexagon, a sun with rays, a disc, a star of six long points, a ring.
 */
const FIGURES: readonly Figure[] = [
  { polygons: [star(12, 42, 28)], discs: [] },
  { polygons: [Array.from({ length: 6 }, (_, i): Corner => [42, i / 6])], discs: [] },
  { polygons: Array.from({ length: 8 }, (_, i) => ray(i / 8)), discs: [21] },
  { polygons: [], discs: [28] },
  { polygons: [star(6, 44, 17)], discs: [] },
  { polygons: [], discs: [36, 19] },
];

/** A symbol's outline about a point. */
function outlineAt(symbol: number, x: number, y: number): string {
  const { polygons, discs } = FIGURES[symbol]!;
  return [...discs.map((radius) => disc(x, y, radius)), ...polygons.map((corners) => polygon(x, y, corners))].join('');
}

/** The symbols' outlines about the origin, made once. */
export const OUTLINES: readonly string[] = FIGURES.map((_, symbol) => outlineAt(symbol, 0, 0));

interface ShapeProps {
  readonly symbol: number;
  /** Its middle. A place in the outline is much cheaper to draw than a transform, of which a board would need hundreds. */
  readonly x?: number;
  readonly y?: number;
}

// Names stay the same while more words are loaded, so that nothing is drawn anew for them.
const names = computed(() => messages.value.symbols.names);
/** What stands on each symbol: nothing where no letters are wished. */
export const marks = computed(() => (settings.value.letters ? marksOf(names.value) : []));

/** A symbol's shape in its colour, to be put into an SVG; with letters switched on, those of its name as well. */
export function SymbolShape({ symbol, x = 0, y = 0 }: ShapeProps): JSX.Element {
  const mark = marks.value[symbol];
  return (
    <g class={`symbol symbol-${LETTERS[symbol]}`}>
      <path fill-rule="evenodd" d={x === 0 && y === 0 ? OUTLINES[symbol] : outlineAt(symbol, x, y)} />
      {mark && (
        <text class="symbol-letter" x={x} y={y} font-size={52 - 12 * mark.length}>
          {mark}
        </text>
      )}
    </g>
  );
}

/** A symbol as a picture of its own. Decorative unless it has a name. */
export function SymbolIcon({
  symbol,
  name,
  size = '1.5em',
}: {
  symbol: number;
  name?: string;
  size?: string;
}): JSX.Element {
  return (
    <svg
      class="symbol-icon"
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      {...(name === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': name })}
    >
      <SymbolShape symbol={symbol} />
    </svg>
  );
}
