import { LETTERS } from '@sixfold/engine';
import type { JSX } from 'preact';

const point = (radius: number, turn: number): string =>
  `${(radius * Math.sin(turn * 2 * Math.PI)).toFixed(2)},${(-radius * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;

const polygon = (corners: readonly string[]): string => `M${corners.join(' ')}z`;

const star = (points: number, outer: number, inner: number): string =>
  polygon(Array.from({ length: points * 2 }, (_, i) => point(i % 2 === 0 ? outer : inner, i / (points * 2))));

const ray = (turn: number): string => polygon([point(44, turn), point(27, turn + 0.035), point(27, turn - 0.035)]);

const disc = (radius: number): string =>
  `M0-${radius}a${radius} ${radius} 0 1 0 0 ${2 * radius}a${radius} ${radius} 0 1 0 0-${2 * radius}z`;

/**
 * The six symbols as outlines in a square from -50 to 50. Any two differ by much of their area, so that colour is never
 * needed to tell them apart: a star of twelve short points, a hexagon, a sun with rays, a disc, a star of six long points,
 * a ring. Made once, for a table draws hundreds of them at every step.
 */
export const OUTLINES: readonly string[] = [
  star(12, 42, 28),
  polygon(Array.from({ length: 6 }, (_, i) => point(42, i / 6))),
  disc(21) + Array.from({ length: 8 }, (_, i) => ray(i / 8)).join(''),
  disc(28),
  star(6, 44, 17),
  disc(36) + disc(19),
];

/** A symbol's shape in its colour, to be put into an SVG; with letters switched on, its letter as well. */
export function SymbolShape({ symbol }: { symbol: number }): JSX.Element {
  return (
    <g class={`symbol symbol-${LETTERS[symbol]}`}>
      <path fill-rule="evenodd" d={OUTLINES[symbol]} />
      <text class="symbol-letter" text-anchor="middle" dominant-baseline="central">
        {LETTERS[symbol]}
      </text>
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
