import { FastChance, startGame } from '@sixfold/engine';
import { board3d, type Board3dView } from '@sixfold/engine/board3d';
import { expect, test } from 'vitest';
import { pictureOf } from '../../terminal/picture.fixture.ts';
import { draw } from './draw.ts';

const fresh: Board3dView = board3d.view(
  startGame(board3d, { players: 2, options: { radius: 4 }, starter: 0 }, new FastChance(1)),
  0,
);

/** Two tiles side by side, and a third across both. */
const stacked: Board3dView = {
  ...fresh,
  laid: [
    {
      tile: 'GB',
      at: [
        [1, 0],
        [0, 0],
      ],
    },
    {
      tile: 'YY',
      at: [
        [0, 1],
        [1, 1],
      ],
    },
    {
      tile: 'VV',
      at: [
        [1, 0],
        [1, 1],
      ],
    },
  ],
};

test('every field has its name, and start stones lie on height 1', () => {
  expect(draw(pictureOf(fresh)).slice(0, 9)).toEqual([
    '                        a5 ·   a6 ·   a7 ·   a8 ·   a9 ·',
    '                    b4 ·   b5V○¹  b6 ·   b7 ·   b8R✹¹  b9 ·',
    '                 c3 ·   c4 ·   c5 ·   c6 ·   c7 ·   c8 ·   c9 ·',
    '             d2 ·   d3 ·   d4 ·   d5 ·   d6 ·   d7 ·   d8 ·   d9 ·',
    '          e1 ·   e2O⬢¹  e3 ·   e4 ·   e5 ·   e6 ·   e7 ·   e8B✶¹  e9 ·',
    '             f1 ·   f2 ·   f3 ·   f4 ·   f5 ·   f6 ·   f7 ·   f8 ·',
    '                 g1 ·   g2 ·   g3 ·   g4 ·   g5 ·   g6 ·   g7 ·',
    '                    h1 ·   h2G●¹  h3 ·   h4 ·   h5Y☼¹  h6 ·',
    '                        i1 ·   i2 ·   i3 ·   i4 ·   i5 ·',
  ]);
});

test('what is covered is not seen; a considered tile shows the height that it would have', () => {
  const considered = {
    type: 'place',
    tile: 'RO',
    at: [
      [0, 0],
      [0, 1],
    ],
  };
  const lines = draw(pictureOf(stacked, { considered }));
  expect(lines.slice(4, 6)).toEqual([
    '          e1 ·   e2O⬢¹  e3 ·   e4 ·  (e5R✹² [e6V○²  e7 ·   e8B✶¹  e9 ·',
    '             f1 ·   f2 ·   f3 ·   f4 ·  (f5O⬢² [f6V○²  f7 ·   f8 ·',
  ]);
});

test('a field that counts is pointed at', () => {
  expect(draw(pictureOf(stacked, { counted: [{ at: [0, 0] }] }))[4]).toContain('›e5B✶¹');
});

test.each([
  [1, '  Final round, without drawing: the last turn.'],
  [2, '  Final round, without drawing: 2 turns left.'],
])('with %d turns of the final round left', (lastTurns, note) => {
  const lines = draw(pictureOf({ ...fresh, lastTurns }));
  expect(lines.at(-1)).toBe(note);
  expect(draw(pictureOf(fresh)).join('\n')).not.toContain('Final round');
});
