import type { At, Source } from '@sixfold/engine';
import type { ComponentChildren, JSX } from 'preact';
import { symbolOf } from '../lib/symbol-of.ts';
import { SymbolShape } from '../ui/symbol.tsx';
import type { TileController } from './controller.ts';
import { centre, farCorner, hexagon, outline, seam, SIZE } from './hexes.ts';

/** How large what lies in a field is drawn. */
const FIELD = SIZE - 2;
const RING = SIZE - 7;
const SHELL = SIZE - 4;
const BEVEL = SIZE - 10;
/** How far the side of a raised tile is seen below it: as far as there is room between two tiles. */
const SIDE = 7;
/** Higher ones look alike; the number tells them apart. */
const SHADES = 6;

/** An empty field. */
export const Field = ({ at }: { at: At }): JSX.Element => <polygon class="hex-field" points={hexagon(FIELD, at)} />;

/** A symbol that is printed on the board. */
export const Printed = ({ at, symbol }: { at: At; symbol: number }): JSX.Element => (
  <g class="hex-printed">
    <polygon class="hex-print" points={hexagon(FIELD, at)} />
    <SymbolShape symbol={symbol} {...centre(at)} />
  </g>
);

interface TileProps {
  readonly tile: string;
  readonly at: readonly [At, At];
  /** How high it lies; 1 is on the board. */
  readonly level?: number;
  readonly kind?: string;
}

/** A tile of two symbols: its shell lies in any direction, its symbols stay upright. */
export function Tile({ tile, at, level = 1, kind = '' }: TileProps): JSX.Element {
  return (
    <g class={`hex-tile level-${Math.min(level, SHADES)} ${kind}`}>
      {level > 1 && <polygon class="hex-side" points={outline(SHELL, at, SIDE)} />}
      <polygon class="hex-shell" points={outline(SHELL, at)} />
      <polygon class="hex-bevel" points={outline(BEVEL, at)} />
      {at.map((half, index) => (
        <SymbolShape key={index} symbol={symbolOf(tile.charAt(index))} {...centre(half)} />
      ))}
    </g>
  );
}

/** How high a field is, on a corner of it. */
export function Height({ at, height }: { at: At; height: number }): JSX.Element {
  const { x, y } = centre(at);
  return (
    <g class="hex-height">
      <circle cx={x + 21} cy={y + 36} r="16" />
      <text x={x + 21} y={y + 37}>
        {height}
      </text>
    </g>
  );
}

/** The seat that laid a tile, by its colour and first letter, where the tile's halves meet. */
export function Initial({ at, seat, name }: { at: readonly [At, At]; seat: number; name: string }): JSX.Element {
  const { x, y } = seam(at);
  return (
    <g class={`hex-initial is-${seat}`}>
      <rect x={x - 19} y={y - 19} width="38" height="38" rx="11" />
      <text x={x} y={y + 1}>
        {[...name][0]}
      </text>
    </g>
  );
}

/** A ring about a field, to point it out. */
export const Ring = ({ at, kind }: { at: At; kind: string }): JSX.Element => (
  <polygon class={`hex-ring ${kind}`} points={hexagon(RING, at)} />
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
        <g key={String(at)}>
          <circle class="hex-well" cx={centre(at).x} cy={centre(at).y} r="40" />
          <SymbolShape symbol={symbolOf(letter)} {...centre(at)} />
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
    <g class={`hex-gain symbol-${letter}`}>
      <rect x={x - 40} y={y - 30} width="80" height="60" rx="30" />
      <text x={x} y={y}>
        +{points}
      </text>
    </g>
  );
}

interface BoardSheetProps {
  readonly controller: Pick<TileController, 'seen'>;
  readonly look?: string;
  readonly children: ComponentChildren;
}

/**
 * A picture over the board. What changes often, or moves by itself, is drawn on one: the board is then not painted anew
 * with it, and a whole sheet fades or lands without a turn of the page's own thread.
 */
export const Sheet = ({ controller, look = '', children }: BoardSheetProps): JSX.Element => (
  <svg class={`tiles-sheet ${look}`} viewBox={controller.seen} aria-hidden="true">
    {children}
  </svg>
);
