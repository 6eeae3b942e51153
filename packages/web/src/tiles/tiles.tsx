import { LETTERS, type At, type Letter, type Source } from '@sixfold/engine';
import type { JSX } from 'preact';
import { SymbolShape } from '../ui/symbol.tsx';
import { centre, DIRECTIONS, DOWN, farCorner, hexagon, isSame, neighbour, outline, SIZE } from './hexes.ts';

const FIELD = hexagon(SIZE - 2);
const RING = hexagon(SIZE - 7);
const SHELL = outline(SIZE - 4);
const BEVEL = outline(SIZE - 10);
/** How far the side of a raised tile is seen below it: as far as there is room between two tiles. */
const SIDE = 7;
/** Higher ones look alike; the number tells them apart. */
const SHADES = 6;

const placeAt = (at: At): string => {
  const { x, y } = centre(at);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};

/** An empty field. */
export const Field = ({ at }: { at: At }): JSX.Element => (
  <polygon class="hex-field" points={FIELD} transform={placeAt(at)} />
);

/** A symbol that is printed on the board. */
export const Printed = ({ at, symbol, isOpen = false }: { at: At; symbol: number; isOpen?: boolean }): JSX.Element => (
  <g transform={placeAt(at)} class={isOpen ? 'hex-printed is-open' : 'hex-printed'}>
    <polygon class="hex-print" points={FIELD} />
    <SymbolShape symbol={symbol} />
    <polygon class="hex-ring" points={RING} />
  </g>
);

const directionTo = (from: At, to: At): number => DIRECTIONS.findIndex((_, way) => isSame(neighbour(from, way), to));

interface TileProps {
  readonly tile: string;
  readonly at: readonly [At, At];
  /** How high it lies; 1 is on the board. */
  readonly level?: number;
  readonly kind?: string;
}

/** A tile of two symbols: its shell is turned, its symbols stay upright. */
export function Tile({ tile, at, level = 1, kind = '' }: TileProps): JSX.Element {
  const turn = `${placeAt(at[0])} rotate(${(directionTo(...at) - DOWN) * 60})`;
  return (
    <g class={`hex-tile level-${Math.min(level, SHADES)} ${kind}`}>
      {level > 1 && <polygon class="hex-side" points={SHELL} transform={`translate(0 ${SIDE}) ${turn}`} />}
      <g transform={turn}>
        <polygon class="hex-shell" points={SHELL} />
        <polygon class="hex-bevel" points={BEVEL} />
      </g>
      {at.map((half, index) => (
        <g key={index} transform={placeAt(half)}>
          <SymbolShape symbol={LETTERS.indexOf(tile[index] as Letter)} />
        </g>
      ))}
    </g>
  );
}

/** How high a field is, on a corner of it. */
export const Height = ({ at, height }: { at: At; height: number }): JSX.Element => (
  <g class="hex-height" transform={placeAt(at)}>
    <circle cx="21" cy="36" r="16" />
    <text x="21" y="37" text-anchor="middle" dominant-baseline="central">
      {height}
    </text>
  </g>
);

/** A ring about a field, to point it out. */
export const Ring = ({ at, kind }: { at: At; kind: string }): JSX.Element => (
  <polygon class={`hex-ring ${kind}`} points={RING} transform={placeAt(at)} />
);

const fieldsIn = (sources: readonly Source[]): At[] => sources.flatMap((source) => ('at' in source ? [source.at] : []));

/** The lines that count for one half of a tile; the symbols on them, all the same, stay on top. */
export function Lines({
  from,
  letter,
  sources,
}: {
  from: At;
  letter: string;
  sources: readonly Source[];
}): JSX.Element | null {
  const fields = fieldsIn(sources);
  const start = centre(from);
  if (fields.length === 0) return null;
  return (
    <g class={`hex-lines symbol-${letter}`}>
      {fields.map((at) => (
        <Ring key={String(at)} at={at} kind="is-counted" />
      ))}
      {fields.map((at) => (
        <line key={String(at)} class="hex-line" x1={start.x} y1={start.y} x2={centre(at).x} y2={centre(at).y} />
      ))}
      {[from, ...fields].map((at) => (
        <g key={String(at)} transform={placeAt(at)}>
          <circle class="hex-well" r="40" />
          <SymbolShape symbol={LETTERS.indexOf(letter as Letter)} />
        </g>
      ))}
    </g>
  );
}

/** What one half of a tile gains, on a corner of it that is away from the other half. */
export function Gain({
  at,
  other,
  letter,
  points,
}: {
  at: At;
  other: At;
  letter: string;
  points: number;
}): JSX.Element | null {
  if (points === 0) return null;
  const { x, y } = farCorner(at, other);
  return (
    <g class={`hex-gain symbol-${letter}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <rect x="-40" y="-30" width="80" height="60" rx="30" />
      <text text-anchor="middle" dominant-baseline="central">
        +{points}
      </text>
    </g>
  );
}
