import { FIRST, kindOf, parsePiece, placement, SECOND, type TilePosition } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { Candidates, LIMIT } from './candidates.ts';
import { TileGains } from './gains.ts';
import { OpenFields } from './open-fields.ts';
import type { ScoreMap } from './score-map.ts';
import { COLOURS, mapOf, recoloured, recolouredKind, startTiles, TILE_GAMES, tilePositions } from './tiles.fixture.ts';

const DENIAL = 0.35;

function find(position: TilePosition, width: number): number[] {
  const candidates = new Candidates();
  candidates.find(position, mapOf(position), width);
  return Array.from(candidates.moves.subarray(0, candidates.count));
}

/** What a placement gains, and in part what it takes from the next player, by asking for each move alone. */
function valuer(position: TilePosition): (move: number) => number {
  const map = mapOf(position);
  const open = new OpenFields();
  open.read(position);
  const gainsOfSeat = (seat: number): TileGains => {
    const gains = new TileGains();
    gains.read(position, position.teamOf(seat) * 6, map, open.list, open.count);
    return gains;
  };
  const own = gainsOfSeat(position.turn);
  const rival = (position.turn + 1) % position.config.players;
  const next = gainsOfSeat(rival);
  return (move) => {
    const [a, b] = [position.firstField(move), position.secondField(move)];
    const denied = rival === position.turn ? 0 : DENIAL * (next.best[a]! + next.best[b]!);
    return denied + halves(own, map, a, b, kindOf(move));
  };
}

function halves(own: TileGains, map: ScoreMap, a: number, b: number, kind: number): number {
  const [first, second] = [FIRST[kind]!, SECOND[kind]!];
  return own.of(first, map.half(a, first, b)) + own.of(second, map.half(b, second, a));
}

const ascending = (moves: readonly number[]): number[] => [...moves].sort((a, b) => a - b);

describe.each(TILE_GAMES)('%s', (_, game) => {
  test('where all can be kept, all legal placements are candidates', () => {
    let compared = 0;
    for (const position of tilePositions(game, 2, 1, 3)) {
      if (position.countMoves() > LIMIT) continue;
      expect(ascending(find(position, LIMIT))).toEqual(position.legalMoves());
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });

  test.each([1, 2, 4])('with %i players they are the placements of most value, best first', (players) => {
    for (const position of tilePositions(game, players, 2, 9)) {
      const value = valuer(position);
      const best = position
        .legalMoves()
        .map(value)
        .sort((a, b) => b - a)
        .slice(0, 12);
      const found = find(position, 12).map(value);
      expect(found).toHaveLength(best.length);
      found.forEach((worth, index) => expect(worth).toBeCloseTo(best[index]!, 5));
    }
  });

  test('a narrower look finds the first of a wider one', () => {
    for (const position of tilePositions(game, 3, 5, 11)) {
      expect(find(position, 6)).toEqual(find(position, 24).slice(0, 6));
    }
  });

  test('colours are alike: the same places are found if all symbols are exchanged', () => {
    for (const position of tilePositions(game, 2, 7, 13)) {
      const value = valuer(position);
      const other = recoloured(position, COLOURS);
      const otherValue = valuer(other);
      const values = find(position, 8).map(value);
      find(other, 8)
        .map(otherValue)
        .forEach((worth, index) => expect(worth).toBeCloseTo(values[index]!, 5));
    }
  });
});

test('exchanged colours make other kinds of the same tiles', () => {
  // Red and orange become green and violet.
  const both = recolouredKind(parsePiece('RO'), COLOURS);
  expect(both).toBe(parsePiece('GV'));
});

test('B5 the first tile must touch a printed symbol', () => {
  const position = startTiles(board, 2, 1)!;
  for (const move of find(position, 40)) expect(position.isLegal(move)).toBe(true);
  const away = placement(position.rackOf(0)[0]!, 200, 0);
  expect(position.isLegal(away)).toBe(false);
  expect(find(position, LIMIT)).not.toContain(away);
});
