import { FIRST, kindOf, parsePiece, placement, SECOND, type TilePosition } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { Candidates, LIMIT } from './candidates.ts';
import { FirstSight, KEEN_EYE, PLAIN_EYE, type Eye } from './first-sight.ts';
import { TileGains } from './gains.ts';
import { OpenFields } from './open-fields.ts';
import type { ScoreMap } from './score-map.ts';
import { COLOURS, mapOf, recoloured, recolouredKind, startTiles, TILE_GAMES, tilePositions } from './tiles.fixture.ts';

const DENIAL = 0.35;
const ALL_SYMBOLS = 0b111111;

function find(eye: Eye, position: TilePosition, width: number): number[] {
  const candidates = new Candidates(eye);
  candidates.find(position, mapOf(position), width);
  return Array.from(candidates.moves.subarray(0, candidates.count));
}

type Valuer = (move: number) => number;

interface Looked {
  readonly position: TilePosition;
  readonly map: ScoreMap;
  readonly open: OpenFields;
  readonly own: TileGains;
  /** The next player's; null alone at the table. */
  readonly next: TileGains | null;
}

function look(position: TilePosition): Looked {
  const map = mapOf(position);
  const open = new OpenFields();
  open.read(position);
  const gainsOf = (seat: number): TileGains => {
    const gains = new TileGains();
    gains.read(position, position.teamOf(seat) * 6, map, open.list, open.count);
    return gains;
  };
  const rival = (position.turn + 1) % position.config.players;
  const next = rival === position.turn ? null : gainsOf(rival);
  return { position, map, open, own: gainsOf(position.turn), next };
}

/** What a placement gains, and in part what it takes from the next player, by asking for each move alone. */
function plainValuer(position: TilePosition): Valuer {
  const { map, own, next } = look(position);
  return (move) => {
    const [a, b] = [position.firstField(move), position.secondField(move)];
    const denied = next ? DENIAL * (next.best[a]! + next.best[b]!) : 0;
    return denied + halves(own, map, a, b, kindOf(move));
  };
}

function halves(own: TileGains, map: ScoreMap, a: number, b: number, kind: number): number {
  const [first, second] = [FIRST[kind]!, SECOND[kind]!];
  return own.of(first, map.half(a, first, b)) + own.of(second, map.half(b, second, a));
}

/** What the two halves of a placement promise, each asked for alone, less what they do not gain of lines under the tile. */
function keenValuer(position: TilePosition): Valuer {
  const { map, open, own, next } = look(position);
  const sight = new FirstSight();
  sight.read(KEEN_EYE, ALL_SYMBOLS, map, open, own, next);
  return (move) => {
    const [a, b] = [position.firstField(move), position.secondField(move)];
    const [first, second] = [FIRST[kindOf(move)]!, SECOND[kindOf(move)]!];
    const gains = own.of(first, map.points[a * 8 + first]!) + own.of(second, map.points[b * 8 + second]!);
    const lost = gains - halves(own, map, a, b, kindOf(move));
    return sight.promise[a * 8 + first]! + sight.promise[b * 8 + second]! - lost;
  };
}

const EYES: readonly (readonly [string, Eye, (position: TilePosition) => Valuer])[] = [
  ['plain', PLAIN_EYE, plainValuer],
  ['keen', KEEN_EYE, keenValuer],
];

const LOOKS = TILE_GAMES.flatMap(([name, game]) => EYES.map(([kind, ...more]) => [name, kind, game, ...more] as const));

const ascending = (moves: readonly number[]): number[] => [...moves].sort((a, b) => a - b);

describe.each(LOOKS)('%s with a %s eye', (_name, _kind, game, eye, valuer) => {
  test('where all can be kept, all legal placements are candidates', () => {
    let compared = 0;
    for (const position of tilePositions(game, 2, 1, 3)) {
      if (position.countMoves() > LIMIT) continue;
      expect(ascending(find(eye, position, LIMIT))).toEqual(position.legalMoves());
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
      const found = find(eye, position, 12).map(value);
      expect(found).toHaveLength(best.length);
      found.forEach((worth, index) => expect(worth).toBeCloseTo(best[index]!, 5));
    }
  });

  test('a narrower look finds the first of a wider one', () => {
    for (const position of tilePositions(game, 3, 5, 11)) {
      expect(find(eye, position, 6)).toEqual(find(eye, position, 24).slice(0, 6));
    }
  });

  test('colours are alike: the same places are found if all symbols are exchanged', () => {
    for (const position of tilePositions(game, 2, 7, 13)) {
      const value = valuer(position);
      const other = recoloured(position, COLOURS);
      const otherValue = valuer(other);
      const values = find(eye, position, 8).map(value);
      find(eye, other, 8)
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
  for (const move of find(KEEN_EYE, position, 40)) expect(position.isLegal(move)).toBe(true);
  const away = placement(position.rackOf(0)[0]!, 200, 0);
  expect(position.isLegal(away)).toBe(false);
  expect(find(KEEN_EYE, position, LIMIT)).not.toContain(away);
});
