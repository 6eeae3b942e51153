import type { At } from '@sixfold/engine';
import type { JSX } from 'preact';
import { centre } from '../../tiles/hexes.ts';
import '../../tiles/tiles.css';
import { Field, Height, Tile } from '../../tiles/tiles.tsx';
import '../../tiles/miniature.css';

/** The fields of a cut-out from the board, wider than high. */
const FIELDS = Array.from({ length: 7 }, (_, column) => column - 3).flatMap((q) =>
  Array.from({ length: 7 }, (_, row): At => [q, row - 3]).filter((at) => Math.abs(centre(at).y) < 180),
);

/** Tile, the two fields, height: in the order in which they are laid. */
const LAID: readonly (readonly [string, At, At, number])[] = [
  ['YG', [-3, 2], [-2, 1], 1],
  ['OV', [-1, 0], [-1, 1], 1],
  ['BR', [0, 0], [0, -1], 1],
  ['GB', [1, -1], [1, 0], 1],
  ['RY', [2, -1], [2, -2], 1],
  ['VO', [-1, 0], [0, -1], 2],
  ['YB', [0, 0], [1, -1], 2],
];

/** A small living picture of the game: now and then a tile comes to lie on two others. */
export const Miniature = (): JSX.Element => (
  <svg class="tile-miniature" viewBox="-320 -192 640 384" aria-hidden="true">
    {FIELDS.map((at) => (
      <Field key={String(at)} at={at} />
    ))}
    {LAID.map(([tile, first, second, level]) => (
      <g key={tile}>
        <Tile tile={tile} at={[first, second]} level={level} />
        {level > 1 && [first, second].map((at) => <Height key={String(at)} at={at} height={level} />)}
      </g>
    ))}
    <g class="tile-miniature-next">
      <Tile
        tile="RG"
        at={[
          [0, -1],
          [0, 0],
        ]}
        level={3}
      />
      <Height at={[0, -1]} height={3} />
      <Height at={[0, 0]} height={3} />
    </g>
  </svg>
);
