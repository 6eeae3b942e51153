import { LETTERS } from '@sixfold/engine';
import type { JSX } from 'preact';

/**
 * The six symbols as shapes in a square from -50 to 50. Any two differ in outline, so that colour is never needed to tell
 * them apart: a star of twelve short points, a hexagon, a sun with rays, a disc, a star of six long points, a ring.
 */
const point = (radius: number, turn: number): string =>
  `${(radius * Math.sin(turn * 2 * Math.PI)).toFixed(2)},${(-radius * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;

const star = (points: number, outer: number, inner: number): string =>
  Array.from({ length: points * 2 }, (_, i) => point(i % 2 === 0 ? outer : inner, i / (points * 2))).join(' ');

const hexagon = Array.from({ length: 6 }, (_, i) => point(42, i / 6)).join(' ');

const ray = (index: number): string =>
  [point(44, index / 8), point(27, index / 8 + 0.035), point(27, index / 8 - 0.035)].join(' ');

const SHAPES: readonly (() => JSX.Element)[] = [
  () => <polygon points={star(12, 42, 28)} />,
  () => <polygon points={hexagon} />,
  () => (
    <>
      <circle r="21" />
      {Array.from({ length: 8 }, (_, i) => (
        <polygon key={i} points={ray(i)} />
      ))}
    </>
  ),
  () => <circle r="28" />,
  () => <polygon points={star(6, 44, 17)} />,
  () => (
    <path fill-rule="evenodd" d="M0-36a36 36 0 1 0 0 72a36 36 0 1 0 0-72zM0-19a19 19 0 1 1 0 38a19 19 0 1 1 0-38z" />
  ),
];

/** A symbol's shape in its colour, to be put into an SVG; with letters switched on, its letter as well. */
export function SymbolShape({ symbol }: { symbol: number }): JSX.Element {
  const Shape = SHAPES[symbol] as () => JSX.Element;
  return (
    <g class={`symbol symbol-${LETTERS[symbol]}`}>
      <Shape />
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
