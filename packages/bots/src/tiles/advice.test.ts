import { LETTERS } from '@sixfold/engine';
import { fieldAt, REFILL, SWAP, type TilePosition } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { expect, test } from 'vitest';
import type { Reason } from '../contract/advice.ts';
import { adviceOf } from './advice.ts';
import { mapOf, place, startTiles } from './tiles.fixture.ts';

/** Two players on the flat board; the first one, with these tracks, has a red row of three beside the red corner. */
function scene(own: readonly number[], rival: readonly number[], players = 2): TilePosition {
  const position = startTiles(board, players, 1)!;
  position.tracks.set([...own, ...rival]);
  for (const r of [-4, -3, -2]) position.tops[fieldAt(5, r)] = 0;
  return position;
}

/** Laid below the row: four red points, and none in green. */
const below = (position: TilePosition): number => place(position, 'RG', fieldAt(5, -1), fieldAt(4, -1));

function reasonsFor(position: TilePosition, move: number): readonly Reason[] {
  const [advice] = adviceOf(position, mapOf(position), [move], () => 0.5);
  return advice!.reasons;
}

const LOW = [3, 3, 3, 3, 3, 3];

test('the five best moves are named, best first, with what they gain', () => {
  const position = startTiles(board, 2, 4)!;
  const moves = position.legalMoves().slice(0, 9);
  const outlooks = [0.1, 0.9, 0.3, 0.8, 0.2, 0.7, 0.5, 0.6, 0.4];
  const advice = adviceOf(position, mapOf(position), moves, (index) => outlooks[index]!);
  expect(advice.map(({ outlook }) => outlook)).toEqual([0.9, 0.8, 0.7, 0.6, 0.5]);
  expect(advice.map(({ move }) => move)).toEqual([1, 3, 5, 7, 6].map((index) => moves[index]));
  for (const { move, gains } of advice) {
    const after = new Uint8Array(6);
    position.tracksAfter(move, after);
    expect(gains).toEqual(LETTERS.map((_, symbol) => after[symbol]! - position.tracksOf(0)[symbol]!));
  }
});

test('alone, the outlook is the weakest track to expect', () => {
  const position = startTiles(board, 1, 4)!;
  const [advice] = adviceOf(position, mapOf(position), position.legalMoves().slice(0, 1), () => 0.25);
  expect(advice!.outlook).toBe(0.25 * 36);
});

test('B8 a rack is kept for its good tiles, or swapped for new ones', () => {
  const position = startTiles(board, 2, 1)!;
  position.choosing = true;
  expect(reasonsFor(position, REFILL)).toEqual([{ code: 'good-pieces' }]);
  expect(reasonsFor(position, SWAP)).toEqual([{ code: 'fresh-pieces' }]);
});

test('points on the weakest symbol count, and are told', () => {
  const position = scene([2, 9, 9, 9, 9, 9], [18, 3, 3, 3, 3, 3]);
  expect(reasonsFor(position, below(position))).toEqual([{ code: 'weakest', symbol: 'R', points: 4 }]);
});

test('B7 the eighteenth point earns a bonus turn', () => {
  const position = scene([15, 9, 9, 9, 9, 9], [18, 3, 3, 3, 3, 3]);
  expect(reasonsFor(position, below(position))).toEqual([{ code: 'bonus', symbol: 'R' }]);
});

test('B9 the last of six markers at the top wins; alone it is just a point', () => {
  const tops = [17, 18, 18, 18, 18, 18];
  const position = scene(tops, LOW);
  expect(reasonsFor(position, below(position))[0]).toEqual({ code: 'wins' });
  const alone = scene(tops, [], 1);
  expect(reasonsFor(alone, below(alone)).map(({ code }) => code)).not.toContain('wins');
});

test('six points and more are many', () => {
  const position = scene([12, 9, 9, 5, 9, 9], [18, 18, 18, 18, 18, 18]);
  for (const q of [3, 2]) position.tops[fieldAt(q, -1)] = 3;
  expect(reasonsFor(position, below(position))).toEqual([
    { code: 'weakest', symbol: 'G', points: 2 },
    { code: 'points', points: 6 },
  ]);
});

test('a place where the next player could have scored most is taken away', () => {
  const position = scene([9, 3, 9, 9, 9, 9], LOW);
  // Not red itself: the tile lies on the field that is worth four red points to the rival.
  const move = place(position, 'YG', fieldAt(5, -1), fieldAt(4, -1));
  expect(reasonsFor(position, move)).toEqual([{ code: 'blocks', seat: 1, symbol: 'R', points: 4 }]);
});

test('what is of no use to the next player is not blocked', () => {
  const position = scene([9, 3, 9, 9, 9, 9], [18, 3, 3, 3, 3, 3]);
  expect(reasonsFor(position, place(position, 'YG', fieldAt(5, -1), fieldAt(4, -1)))).toEqual([]);
});

test('B11 with partners, a place is taken from the other team', () => {
  const position = startTiles(board, 4, 1, { partners: true })!;
  for (const r of [-4, -3, -2]) position.tops[fieldAt(5, r)] = 0;
  const move = place(position, 'YG', fieldAt(5, -1), fieldAt(4, -1));
  const blocked = reasonsFor(position, move).filter(({ code }) => code === 'blocks');
  expect(blocked).toEqual([{ code: 'blocks', seat: 1, symbol: 'R', points: 4 }]);
});
