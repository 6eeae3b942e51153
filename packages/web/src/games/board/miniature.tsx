import type { At } from '@sixfold/engine';
import type { JSX } from 'preact';
import { centre } from '../../tiles/hexes.ts';
import '../../tiles/tiles.css';
import { Field, Lines, Printed, Tile } from '../../tiles/tiles.tsx';
import '../../tiles/miniature.css';
import './miniature.css';

/** The fields of a cut-out from the board, wider than high. */
const FIELDS = Array.from({ length: 9 }, (_, column) => column - 4).flatMap((q) =>
  Array.from({ length: 9 }, (_, row): At => [q, row - 4]).filter((at) => Math.abs(centre(at).y) < 220),
);

const LAID: readonly (readonly [string, readonly [At, At]])[] = [
  [
    'YG',
    [
      [-3, 1],
      [-3, 2],
    ],
  ],
  [
    'OV',
    [
      [-2, 1],
      [-2, 2],
    ],
  ],
  [
    'OO',
    [
      [-1, 0],
      [-1, -1],
    ],
  ],
  [
    'VB',
    [
      [1, 1],
      [2, 0],
    ],
  ],
  [
    'BR',
    [
      [3, -1],
      [4, -1],
    ],
  ],
  [
    'GR',
    [
      [2, -2],
      [3, -3],
    ],
  ],
  [
    'YR',
    [
      [0, -2],
      [1, -2],
    ],
  ],
];
const NEXT: readonly [At, At] = [
  [0, 0],
  [1, 0],
];

/** A small living picture of the game: a tile that comes down now and then, and what it scores. */
export function Miniature(): JSX.Element {
  return (
    <svg class="tile-miniature" viewBox="-430 -258 860 516" aria-hidden="true">
      {FIELDS.map((at) => (
        <Field key={String(at)} at={at} />
      ))}
      <Printed at={[-3, 0]} symbol={2} />
      {LAID.map(([tile, at]) => (
        <Tile key={tile} tile={tile} at={at} />
      ))}
      <g class="tile-miniature-next">
        <Tile tile="OB" at={NEXT} />
      </g>
      <g class="board-miniature-score">
        <Lines from={NEXT[0]} letter="O" sources={[{ at: [-1, 0] }]} />
        <Lines from={NEXT[1]} letter="B" sources={[{ at: [2, 0] }]} />
      </g>
    </svg>
  );
}
