import { FIRST, kindOf, KINDS, placement, SECOND, type TilePosition } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { TileGains } from './gains.ts';
import { OpenFields } from './open-fields.ts';
import { MOST_COUNTED, Prospects, SPOTS } from './prospects.ts';
import type { ScoreMap } from './score-map.ts';
import { mapOf, piecesOf, startTiles, TILE_GAMES, tilePositions } from './tiles.fixture.ts';

interface Looked {
  readonly position: TilePosition;
  readonly map: ScoreMap;
  readonly fields: number[];
  readonly rack: Uint8Array;
  readonly unseen: Uint8Array;
  readonly prospects: Prospects;
}

/** What the seat to move has before it. */
function look(position: TilePosition): Looked {
  const map = mapOf(position);
  const pieces = piecesOf(position, position.turn);
  const prospects = new Prospects();
  prospects.read(position, map, pieces, false);
  prospects.readMoves(position, map, position.turn, pieces);
  const open = new OpenFields();
  open.read(position);
  return { position, map, fields: Array.from(open.list.subarray(0, open.count)), ...pieces, prospects };
}

/** What the best placement of each kind is worth to a seat, trying every pair of fields both ways round. */
function bestOfKinds({ position, map }: Looked, seat: number): number[] {
  const gains = new TileGains();
  const open = new OpenFields();
  open.read(position);
  gains.read(position, position.teamOf(seat) * 6, map, open.list, open.count);
  const worthOf = (move: number): number => {
    const [a, b] = [position.firstField(move), position.secondField(move)];
    const [first, second] = [FIRST[kindOf(move)]!, SECOND[kindOf(move)]!];
    return gains.of(first, map.half(a, first, b)) + gains.of(second, map.half(b, second, a));
  };
  return Array.from({ length: KINDS }, (_, kind) => {
    let best = 0;
    for (const pair of position.pairs.list.subarray(0, position.pairs.size)) {
      best = Math.max(best, worthOf(placement(kind, pair, 0)), worthOf(placement(kind, pair, 1)));
    }
    return best;
  });
}

const descending = (values: readonly number[]): number[] => [...values].sort((a, b) => b - a);

describe.each(TILE_GAMES)('%s', (_, game) => {
  const looks = [...tilePositions(game, 2, 4, 9), ...tilePositions(game, 3, 5, 14)].map(look);

  test('the best places of each symbol, and how many score so much', () => {
    for (const { map, fields, prospects } of looks) {
      for (let symbol = 0; symbol < 6; symbol++) {
        const points = fields.map((field) => map.points[field * 8 + symbol]!).filter((value) => value > 0);
        const best = [...descending(points), 0, 0, 0].slice(0, SPOTS);
        expect(Array.from(prospects.spots.subarray(symbol * SPOTS, (symbol + 1) * SPOTS))).toEqual(best);
        for (let value = 1; value < MOST_COUNTED; value++) {
          expect(prospects.placesFor(symbol, value)).toBe(points.filter((other) => other === value).length);
        }
        const many = points.filter((value) => value >= MOST_COUNTED).length;
        expect(prospects.placesFor(symbol, MOST_COUNTED)).toBe(many);
      }
    }
  });

  test('the symbols on the rack and on tiles not seen, doubles twice', () => {
    for (const { rack, unseen, prospects } of looks) {
      for (let symbol = 0; symbol < 6; symbol++) {
        const count = (pieces: Uint8Array): number =>
          pieces.reduce((sum, many, kind) => sum + many * (+(FIRST[kind] === symbol) + +(SECOND[kind] === symbol)), 0);
        expect(prospects.onRack[symbol]).toBe(count(rack));
        expect(prospects.unseen[symbol]).toBe(count(unseen));
      }
    }
  });

  test('the places and pairs that are left', () => {
    for (const { position, fields, prospects } of looks) {
      expect(prospects.pairs).toBe(position.pairs.size);
      expect(prospects.fields).toBe(fields.length);
    }
  });

  test('the follow-up is the best tile on the rack, the second one the best of another kind', () => {
    for (const looked of looks) {
      const { position, rack, prospects } = looked;
      const best = bestOfKinds(looked, position.turn);
      const [first = 0, second = 0] = descending(best.filter((_worth, kind) => rack[kind]! > 0));
      expect(prospects.followUp).toBeCloseTo(first, 5);
      expect(prospects.secondFollowUp).toBeCloseTo(second, 5);
      expect(prospects.hasRack).toBe(rack.some((count) => count > 0));
    }
  });

  test('the threat is the best of so many tiles drawn from those not seen', () => {
    for (const looked of looks) {
      const { position, unseen, prospects } = looked;
      const rival = (position.turn + 1) % position.config.players;
      const best = bestOfKinds(looked, rival);
      const held = position.held[rival]!;
      const total = unseen.reduce((sum, count) => sum + count, 0);
      const worths = Array.from(unseen).flatMap((count, kind) => Array<number>(count).fill(best[kind]!));
      // The expected maximum of `held` draws: the share of all draws in which it is at most so much.
      const atMost = (worth: number): number => (worths.filter((other) => other <= worth).length / total) ** held;
      const steps = [...new Set(worths)].sort((a, b) => a - b);
      const mean = steps.reduce(
        (sum, worth, at) => sum + worth * (atMost(worth) - (at > 0 ? atMost(steps[at - 1]!) : 0)),
        0,
      );
      expect(prospects.worstThreat).toBeCloseTo(Math.max(...worths), 5);
      // What is hardly ever left to draw is not counted.
      expect(Math.abs(prospects.threat - mean)).toBeLessThan(0.01 * Math.max(...worths) + 1e-5);
    }
  });
});

test('with an empty rack there is no follow-up', () => {
  const position = startTiles(board, 2, 1)!;
  const map = mapOf(position);
  const { unseen } = piecesOf(position, 0);
  const prospects = new Prospects();
  const pieces = { rack: new Uint8Array(KINDS), unseen };
  prospects.read(position, map, pieces, true);
  prospects.readMoves(position, map, 0, pieces);
  expect(prospects).toMatchObject({ hasRack: false, followUp: 0, secondFollowUp: 0, maySwap: true });
});

test('B6 at the start, every symbol scores one point on three fields beside its corner', () => {
  const { prospects } = look(startTiles(board, 2, 1)!);
  for (let symbol = 0; symbol < 6; symbol++) {
    expect(Array.from(prospects.spots.subarray(symbol * SPOTS, (symbol + 1) * SPOTS))).toEqual([1, 1, 1]);
    expect(prospects.placesFor(symbol, 1)).toBe(3);
    expect(prospects.placesFor(symbol, 2)).toBe(0);
  }
});
