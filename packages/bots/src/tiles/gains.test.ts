import { GRID } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { CARE, lackOf, lowest, TileGains } from './gains.ts';
import { OpenFields } from './open-fields.ts';
import { mapOf, startTiles, TILE_GAMES, tilePositions } from './tiles.fixture.ts';

/** All fields, as a list to look at. */
const ALL = Uint16Array.from({ length: GRID }, (_, field) => field);

/** What points are worth to a seat with these tracks on the flat board. */
function gainsFor(...tracks: number[]): TileGains {
  const position = startTiles(board, 2, 1)!;
  position.tracks.set(tracks);
  const gains = new TileGains();
  gains.read(position, 0, mapOf(position), ALL, 0);
  return gains;
}

describe('points in a symbol', () => {
  test('are worth what its track lacks less, measured from the weakest', () => {
    const gains = gainsFor(2, 5, 2, 4, 3, 9);
    const worth = (from: number, to: number): number => Math.exp(-CARE * (from - 2)) - Math.exp(-CARE * (to - 2));
    expect(gains.of(0, 3)).toBeCloseTo(worth(2, 5), 6);
    expect(gains.of(1, 3)).toBeCloseTo(worth(5, 8), 6);
    expect(gains.of(5, 1)).toBeCloseTo(worth(9, 10), 6);
  });

  test('are worth nothing if there are none, and more the more there are', () => {
    const gains = gainsFor(0, 1, 2, 3, 4, 5);
    for (let symbol = 0; symbol < 6; symbol++) {
      expect(gains.of(symbol, 0)).toBe(0);
      for (let points = 1; points <= 11; points++) {
        expect(gains.of(symbol, points)).toBeGreaterThan(gains.of(symbol, points - 1));
      }
    }
  });

  test('are worth more on a weaker track', () => {
    const gains = gainsFor(0, 1, 2, 3, 4, 5);
    for (let symbol = 1; symbol < 6; symbol++) expect(gains.of(symbol, 2)).toBeLessThan(gains.of(symbol - 1, 2));
  });

  test('are the same early and late in a game', () => {
    expect(gainsFor(8, 9, 10, 8, 8, 8).of(1, 2)).toBeCloseTo(gainsFor(1, 2, 3, 1, 1, 1).of(1, 2), 6);
  });

  test('B7 that reach 18 earn a turn besides; those beyond are lost', () => {
    const gains = gainsFor(16, 16, 10, 10, 10, 10);
    expect(gains.of(0, 2) - gains.of(0, 1)).toBeGreaterThan(0.4);
    expect(gains.of(0, 5)).toBe(gains.of(0, 2));
    expect(gainsFor(18, 16, 10, 10, 10, 10).of(0, 4)).toBe(0);
  });
});

test.each(TILE_GAMES)('%s: what each field and each symbol is worth at best', (_, game) => {
  const gains = new TileGains();
  const open = new OpenFields();
  for (const position of tilePositions(game, 3, 6, 12)) {
    const map = mapOf(position);
    open.read(position);
    const seat = position.turn;
    gains.read(position, seat * 6, map, open.list, open.count);
    const single = [0, 0, 0, 0, 0, 0];
    for (const field of open.list.subarray(0, open.count)) {
      const worths = single.map((_best, symbol) => gains.of(symbol, map.points[field * 8 + symbol]!));
      expect(gains.best[field]).toBe(Math.max(...worths));
      worths.forEach((worth, symbol) => (single[symbol] = Math.max(single[symbol]!, worth)));
    }
    expect(Array.from(gains.single)).toEqual(single);
  }
});

test('six tracks lack less the further they are, and the weakest most of all', () => {
  const lack = (...tracks: number[]): number => lackOf(Uint8Array.from(tracks), 0, 0);
  expect(lack(0, 0, 0, 0, 0, 0)).toBe(6);
  expect(lack(3, 5, 5, 5, 5, 5)).toBeLessThan(lack(2, 5, 5, 5, 5, 5));
  expect(lack(3, 5, 5, 5, 5, 5)).toBeLessThan(lack(2, 5, 5, 5, 5, 8));
  expect(lackOf(Uint8Array.of(9, 9, 9, 9, 9, 9, 4, 4, 4, 4, 4, 4), 6, 4)).toBe(6);
});

test('the weakest of the six tracks from a place on', () => {
  expect(lowest(Uint8Array.of(1, 2, 3, 4, 5, 6, 9, 8, 7, 8, 9, 9), 0)).toBe(1);
  expect(lowest(Uint8Array.of(1, 2, 3, 4, 5, 6, 9, 8, 7, 8, 9, 9), 6)).toBe(7);
});
