import { FastChance } from '@sixfold/engine';
import { board } from '@sixfold/engine/board';
import type { TilePosition } from '@sixfold/engine/family';
import { expect, test } from 'vitest';
import { plainJudge, type TileJudge } from './judges.ts';
import { TileSearch, type Depth } from './search.ts';
import { tilePositions } from './tiles.fixture.ts';

const AFTER = 3;
const NARROW: Depth = { glances: 12, tries: 4, width: 2, leaf: 3, turns: 1, decisions: 20, endgame: 0 };
const WIDER: Depth = { ...NARROW, later: { after: AFTER, width: 6, leaf: 9 } };

const positions = tilePositions(board, 2, 8, 7);

const searchIn = (position: TilePosition, depth: Depth, judge: TileJudge = plainJudge): TileSearch =>
  new TileSearch(position, judge, depth, new FastChance(5));

function go(search: TileSearch, steps: number): TileSearch {
  for (let step = 0; step < steps; step++) search.step();
  return search;
}

/** What is thought of the moves of each position after so many steps. */
const advised = (depth: Depth, steps: number) =>
  positions.map((position) => go(searchIn(position, depth), steps).advice());

test('until it looks wider, a search is like any other', () => {
  expect(advised(WIDER, AFTER)).toEqual(advised(NARROW, AFTER));
});

test('whoever thinks on looks wider', () => {
  expect(advised(WIDER, 10 * AFTER)).not.toEqual(advised(NARROW, 10 * AFTER));
});

test('all moves of a round are looked at alike, wherever the wider look falls due', () => {
  // A step is one try then: the wider look falls due in the middle of the second round of four.
  const narrow = { ...NARROW, decisions: 1 };
  const wider = { ...narrow, later: { after: 5, width: 6, leaf: 9 } };
  expect(advised(wider, 8)).toEqual(advised(narrow, 8));
  expect(advised(wider, 12)).not.toEqual(advised(narrow, 12));
});

test('a step is about as much work as before', () => {
  let looks = 0;
  const counting: TileJudge = {
    ...plainJudge,
    valueOf: (position, seat, prospects) => {
      looks++;
      return plainJudge.valueOf(position, seat, prospects);
    },
  };
  const steps = 12;
  const looksOf = (depth: Depth): number => {
    looks = 0;
    for (const position of positions) go(searchIn(position, depth, counting), AFTER + steps);
    return looks;
  };
  expect(looksOf(WIDER) / looksOf(NARROW)).toBeGreaterThan(0.6);
  expect(looksOf(WIDER) / looksOf(NARROW)).toBeLessThan(1.4);
});
