import { FastChance } from '@sixfold/engine';
import { REFILL, SWAP, type TilePosition } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { PLAIN_EYE } from './first-sight.ts';
import { Glance, layOn, worthOf } from './glance.ts';
import type { TileJudge } from './judges.ts';
import { mapOf, startTiles, TILE_GAMES, tilePositions } from './tiles.fixture.ts';

/** A judge who notes what it is asked about, and likes what brings most points. */
function judgeByPoints(): TileJudge & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    looksAhead: false,
    eye: PLAIN_EYE,
    valueOf(position, seat, { onRack, unseen, maySwap }) {
      asked.push(
        `${onRack.reduce((sum, count) => sum + count)} ${unseen.reduce((sum, count) => sum + count)} ${maySwap}`,
      );
      return position.tracksOf(seat).reduce((sum, track) => sum + track) / 1000;
    },
  };
}

const pointsAfter = (position: TilePosition, move: number): number => {
  const after = new Uint8Array(6);
  position.tracksAfter(move, after);
  return after.reduce((sum, track) => sum + track);
};

function endsGame(position: TilePosition, move: number): boolean {
  const after = position.clone();
  after.play(move, new FastChance(0));
  return after.ended !== null;
}

/** A game that is over, with these tracks. */
function finished(players: number, tracks: readonly number[], options = {}): TilePosition {
  const position = startTiles(board, players, 1, options)!;
  position.tracks.set(tracks);
  position.ended = 'full';
  return position;
}

describe('a finished game is worth', () => {
  const [high, low] = [Array<number>(6).fill(9), Array<number>(6).fill(3)];

  test('one to the winner and nothing to the others', () => {
    const position = finished(3, [...low, ...high, ...low]);
    expect([0, 1, 2].map((seat) => worthOf(position, seat))).toEqual([0, 1, 0]);
  });

  test('a share to each of those who win together', () => {
    const position = finished(3, [...high, ...low, ...high]);
    expect([0, 1, 2].map((seat) => worthOf(position, seat))).toEqual([0.5, 0, 0.5]);
  });

  test('B11 one to both of two partners', () => {
    const position = finished(4, [...low, ...high], { partners: true });
    expect([0, 1, 2, 3].map((seat) => worthOf(position, seat))).toEqual([0, 1, 0, 1]);
  });

  test('B10 alone, as much as the weakest track has come of its way', () => {
    expect(worthOf(finished(1, [9, 12, 30, 9, 36, 20]), 0)).toBe(9 / 36);
  });
});

describe.each(TILE_GAMES)('%s: a glance', (_, game) => {
  const positions = tilePositions(game, 2, 6, 12);

  test('has each move judged as it stands afterwards, and picks the best', () => {
    for (const position of positions) {
      const glance = new Glance(position, judgeByPoints());
      const map = mapOf(position);
      const best = glance.choose(position, map, 20);
      const ranked = glance.ranked();
      expect(ranked[0]).toBe(best);
      expect(new Set(ranked).size).toBe(glance.count);
      const points = ranked.filter((move) => !endsGame(position, move)).map((move) => pointsAfter(position, move));
      expect(points).toEqual(points.toSorted((a, b) => b - a));
    }
  });

  test('leaves the position, the map and the pieces as they were', () => {
    for (const position of positions) {
      const [before, map] = [position.clone(), mapOf(position)];
      const judge = judgeByPoints();
      const glance = new Glance(position, judge);
      const values = [1, 2].map(() =>
        position
          .legalMoves()
          .slice(0, 5)
          .map((move) => glance.look(position, map, move)),
      );
      expect(values[0]).toEqual(values[1]);
      expect(position).toEqual(before);
      expect(map).toEqual(mapOf(position));
    }
  });

  test('at first sight finds a legal move without asking anybody', () => {
    for (const position of positions) {
      const judge = judgeByPoints();
      expect(position.isLegal(new Glance(position, judge).guess(position, mapOf(position)))).toBe(true);
      expect(judge.asked).toEqual([]);
    }
  });

  test('a tile that is laid is no longer on the rack, and not among the unseen ones', () => {
    const position = positions[1]!;
    const judge = judgeByPoints();
    const rack = position.held[position.turn]!;
    const unseen = position.bagSize + position.held.reduce((sum, held) => sum + held) - rack;
    new Glance(position, judge).choose(position, mapOf(position), 3);
    for (const asked of judge.asked) expect(asked).toMatch(`${2 * (rack - 1)} ${2 * unseen} `);
  });
});

test('B8 a swap is judged with an empty rack, all of whose tiles could come back', () => {
  const position = startTiles(board, 2, 1)!;
  position.choosing = true;
  const judge = judgeByPoints();
  const glance = new Glance(position, judge);
  expect([REFILL, SWAP]).toContain(glance.choose(position, mapOf(position), 32));
  expect(judge.asked).toEqual(['12 228 false', '0 240 false']);
});

test('what is laid on a map is what the board then shows', () => {
  const position = startTiles(board, 2, 3)!;
  const map = mapOf(position);
  const move = position.legalMoves()[5]!;
  layOn(map, position, move);
  position.play(move, new FastChance(1));
  expect(map).toEqual(mapOf(position));
});
