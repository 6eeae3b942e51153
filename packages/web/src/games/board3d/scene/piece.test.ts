import { describe, expect, it } from 'vitest';
import { BLACK, type Palette } from './colours.ts';
import { Facets } from './facets.ts';
import { heightsOf } from './heights.ts';
import { THICKNESS } from './layout.ts';
import type { PieceLook, Piece } from './look.ts';
import { addPiece } from './piece.ts';

const [RED, STEEL, NEWEST] = [
  [1, 0, 0],
  [0.6, 0.6, 0.7],
  [1, 1, 0],
] as const;
const palette: Palette = {
  table: BLACK,
  board: BLACK,
  field: BLACK,
  edge: BLACK,
  tile: BLACK,
  newest: NEWEST,
  ghost: BLACK,
  R: RED,
  O: [1, 0.5, 0],
  Y: NEWEST,
  G: BLACK,
  B: BLACK,
  V: BLACK,
  shine: STEEL,
  gloom: 1,
  isPlain: false,
};
const look: PieceLook = { palette, heights: heightsOf([], []), turn: 0, marks: [], levelSize: 1 };
const tile: Piece = {
  symbols: 'RO',
  at: [
    [0, 0],
    [1, 0],
  ],
  level: 1,
};

function made(piece: Piece, wishes: Partial<PieceLook> = {}): Facets {
  const facets = new Facets();
  addPiece(facets, piece, { ...look, ...wishes });
  return facets;
}

const heightsIn = ({ positions }: Facets): number[] => positions.filter((_, index) => index % 3 === 1);
const colouredLike = ({ colours }: Facets, [r, g, b]: readonly number[]): number =>
  colours.filter(
    (value, index) => index % 3 === 0 && value === r && colours[index + 1] === g && colours[index + 2] === b,
  ).length;

/** How many sides have a wall that goes down to the ground. */
const wallsIn = (facets: Facets): number => heightsIn(facets).filter((height) => height === 0).length / 3;

describe('a tile', () => {
  it('is as thick as it is and rests on what lies below', () => {
    for (const level of [1, 2, 5]) {
      const heights = heightsIn(made({ ...tile, level }));
      expect(Math.min(...heights)).toBeCloseTo((level - 1) * THICKNESS);
      expect(Math.max(...heights)).toBeGreaterThanOrEqual(level * THICKNESS);
      expect(Math.max(...heights)).toBeLessThan(level * THICKNESS + 0.05);
    }
  });

  it('shows no symbol on a half that is covered', () => {
    const covered = heightsOf(
      [],
      [
        {
          tile: 'GB',
          at: [
            [0, 0],
            [0, 1],
          ],
          level: 2,
        },
      ],
    );
    expect(colouredLike(made(tile), RED)).toBeGreaterThan(0);
    expect(colouredLike(made(tile, { heights: covered }), RED)).toBe(0);
  });

  it('has no walls where something as high stands beside it', () => {
    const beside = heightsOf(
      [],
      [
        {
          tile: 'GB',
          at: [
            [0, 1],
            [-1, 1],
          ],
          level: 1,
        },
      ],
    );
    expect(wallsIn(made(tile, { heights: beside }))).toBe(wallsIn(made(tile)) - 3);
  });

  it('has its level written on it from the second on, and letters if wished', () => {
    const size = (facets: Facets): number => facets.positions.length;
    expect(size(made({ ...tile, level: 2 }))).toBeGreaterThan(size(made(tile)));
    expect(size(made(tile, { marks: ['R', 'O', 'Y', 'G', 'B', 'V'] }))).toBeGreaterThan(size(made(tile)));
  });

  it('has a coloured rim if it is new, and a broken one if it is only suggested', () => {
    const rim = (wishes: Partial<PieceLook>): number => colouredLike(made(tile, { rim: NEWEST, ...wishes }), NEWEST);
    const plain = made({ ...tile, symbols: 'RR' });
    expect(colouredLike(plain, NEWEST)).toBe(0);
    expect(rim({})).toBeGreaterThan(0);
    expect(rim({ isDashed: true })).toBe(rim({}));
    expect(made(tile, { rim: NEWEST, isDashed: true }).positions.length).toBeGreaterThan(
      made(tile, { rim: NEWEST }).positions.length,
    );
  });

  it('turns every facet outwards', () => {
    const { positions } = made({ symbols: 'R', at: [[0, 0]], level: 1 });
    for (let index = 0; index < positions.length; index += 9) {
      const [ax, ay, az, bx, by, bz, cx, cy, cz] = positions.slice(index, index + 9) as number[] & { length: 9 };
      const [ux, uy, uz, vx, vy, vz] = [bx! - ax!, by! - ay!, bz! - az!, cx! - ax!, cy! - ay!, cz! - az!];
      const outward =
        (uy * vz - uz * vy) * (ax! + bx! + cx!) +
        (uz * vx - ux * vz) * (ay! + by! + cy! - 1.5 * THICKNESS) +
        (ux * vy - uy * vx) * (az! + bz! + cz!);
      expect(outward).toBeGreaterThan(0);
    }
  });
});
