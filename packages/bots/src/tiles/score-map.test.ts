import { FastChance } from '@sixfold/engine';
import { EMPTY, fieldAt, FIRST, kindOf, SECOND, STEPS, type TilePosition } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { layOn } from './glance.ts';
import { ScoreMap } from './score-map.ts';
import { COLOURS, mapOf, recoloured, startTiles, TILE_GAMES, tilePositions } from './tiles.fixture.ts';

/** What a placement scores for each symbol by the rules. */
function scored(position: TilePosition, move: number): number[] {
  const fresh = position.clone();
  fresh.tracks.fill(0);
  const after = new Uint8Array(6);
  fresh.tracksAfter(move, after);
  return Array.from(after);
}

/** The same by the map. */
function mapped(position: TilePosition, map: ScoreMap, move: number): number[] {
  const a = position.firstField(move);
  const b = position.secondField(move);
  const sums = [0, 0, 0, 0, 0, 0];
  sums[FIRST[kindOf(move)]!]! += map.half(a, FIRST[kindOf(move)]!, b);
  sums[SECOND[kindOf(move)]!]! += map.half(b, SECOND[kindOf(move)]!, a);
  return sums.map((sum) => Math.min(sum, position.scale.stop[0]!));
}

/** One legal placement in so many. */
const placements = (position: TilePosition, nth: number): number[] =>
  position.choosing ? [] : position.legalMoves().filter((_, index) => index % nth === 0);

describe.each(TILE_GAMES)('%s', (_, game) => {
  test('the map scores as the rules do', () => {
    const position = startTiles(game, 2, 5)!;
    const chance = new FastChance(5);
    const map = mapOf(position);
    while (!position.ended) {
      const some = placements(position, 7);
      expect(some.map((move) => mapped(position, map, move))).toEqual(some.map((move) => scored(position, move)));
      const move = position.randomMove(chance);
      if (!position.choosing) layOn(map, position, move);
      position.play(move, chance);
    }
  });

  test('a map that is kept up to date is the same as one read anew', () => {
    const position = startTiles(game, 3, 6)!;
    const chance = new FastChance(6);
    const map = mapOf(position);
    while (!position.ended) {
      const move = position.randomMove(chance);
      if (!position.choosing) layOn(map, position, move);
      position.play(move, chance);
    }
    expect(map).toEqual(mapOf(position));
  });

  test('it tells for each field which symbols score there', () => {
    for (const position of tilePositions(game, 2, 7, 20)) {
      const { points, scoring } = mapOf(position);
      const sets = scoring.map((_set, field) =>
        points.subarray(field * 8, field * 8 + 6).reduce((set, value, symbol) => set | (+(value > 0) << symbol), 0),
      );
      expect(scoring).toEqual(sets);
    }
  });

  test('exchanged symbols score the same', () => {
    for (const position of tilePositions(game, 2, 8, 25)) {
      const [map, other] = [mapOf(position), mapOf(recoloured(position, COLOURS))];
      for (let symbol = 0; symbol < 6; symbol++) {
        const column = ({ points }: ScoreMap, of: number): Uint8Array => points.filter((_value, at) => at % 8 === of);
        expect(column(other, COLOURS[symbol]!)).toEqual(column(map, symbol));
      }
    }
  });
});

test('B6 a line counts from wherever it is seen, as far as it shows one symbol', () => {
  const position = startTiles(board, 2, 1)!;
  const map = mapOf(position);
  for (const q of [-1, 0, 1]) map.cover(fieldAt(q, 0), 2);
  expect(map.points[fieldAt(2, 0) * 8 + 2]).toBe(3);
  expect(map.points[fieldAt(-2, 0) * 8 + 2]).toBe(3);
  expect(map.points[fieldAt(0, 1) * 8 + 2]).toBe(2);
  map.cover(fieldAt(0, 0), 4);
  expect(map.points[fieldAt(2, 0) * 8 + 2]).toBe(1);
  expect(map.points[fieldAt(0, 0) * 8 + 2]).toBe(2);
});

test('lines under the other half of a tile do not count', () => {
  const map = new ScoreMap();
  map.read(startTiles(board, 2, 1)!.board.blank);
  map.cover(fieldAt(0, 0), 1);
  map.cover(fieldAt(1, 0), 1);
  expect(map.half(fieldAt(-1, 0), 1, fieldAt(-2, 0))).toBe(2);
  expect(map.half(fieldAt(-1, 0), 1, fieldAt(0, 0))).toBe(0);
});

test('a copy is a map of its own', () => {
  const [map, copy] = [mapOf(startTiles(board, 2, 1)!), new ScoreMap()];
  copy.copyFrom(map);
  expect(copy).toEqual(map);
  copy.cover(fieldAt(0, 0), 0);
  expect(map.tops[fieldAt(0, 0)]).toBe(EMPTY);
  for (const step of STEPS) expect(map.points[(fieldAt(0, 0) + step) * 8]).toBe(0);
});
