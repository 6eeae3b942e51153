import { EMPTY, GRID, placement } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { expect, test } from 'vitest';
import { OpenFields } from './open-fields.ts';
import { startTiles, TILE_GAMES, tilePositions } from './tiles.fixture.ts';

const sorted = ({ list, count }: OpenFields): number[] => Array.from(list.subarray(0, count)).sort((a, b) => a - b);

test.each(TILE_GAMES)('%s: fields are open on which some placement has a half', (_, game) => {
  const open = new OpenFields();
  for (const position of tilePositions(game, 2, 3, 8)) {
    const covered = new Set<number>();
    for (let pair = 0; pair < position.board.pairs; pair++) {
      if (!position.pairs.has(pair)) continue;
      covered.add(position.firstField(placement(0, pair, 0)));
      covered.add(position.secondField(placement(0, pair, 0)));
    }
    open.read(position);
    expect(sorted(open)).toEqual([...covered].sort((a, b) => a - b));
  }
});

test('B2 on the flat board fields are open that are empty and have an empty neighbour', () => {
  const position = startTiles(board, 2, 1)!;
  const open = new OpenFields();
  open.read(position);
  // 91 fields less six printed ones; none of the others is cut off.
  expect(open.count).toBe(91 - 6);
  expect(sorted(open)).toEqual(
    Array.from({ length: GRID }, (_, field) => field).filter((field) => position.tops[field] === EMPTY),
  );
});

test('what was open before is forgotten', () => {
  const open = new OpenFields();
  const [first, ...later] = tilePositions(board, 2, 4, 10);
  open.read(first!);
  const before = open.count;
  for (const position of later) open.read(position);
  expect(open.count).toBeLessThan(before);
  open.read(first!);
  expect(open.count).toBe(before);
});
