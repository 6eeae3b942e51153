import {
  FastChance,
  FIRST,
  GAMES,
  kindOf,
  parseConfig,
  SECOND,
  startGame,
  type Game,
  type TilePosition,
} from '@sixfold/engine';
import { expect, test } from 'vitest';
import { layOn } from './glance.ts';
import { redeal } from '../redeal.ts';
import { ScoreMap } from './score-map.ts';

const start = (game: Game, players: number, seed: number): TilePosition | null => {
  const config = parseConfig(game.card, players, {}, 0);
  const position = config.ok ? startGame(game, config.value, new FastChance(seed)) : null;
  return position && 'tops' in position ? (position as TilePosition) : null;
};

const TILE_GAMES = Object.values<Game>(GAMES).filter((game) => start(game, 2, 0));

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

test.each(TILE_GAMES.map((game) => [game.card.id, game] as const))('%s: the map scores as the rules do', (_, game) => {
  const position = start(game, 2, 5)!;
  const chance = new FastChance(5);
  const map = new ScoreMap();
  map.read(position.tops);
  while (!position.ended) {
    for (const move of placements(position, 7)) expect(mapped(position, map, move)).toEqual(scored(position, move));
    const move = position.randomMove(chance);
    if (!position.choosing) layOn(map, position, move);
    position.play(move, chance);
    const read = new ScoreMap();
    read.read(position.tops);
    expect(map).toEqual(read);
  }
});

test.each(TILE_GAMES.map((game) => [game.card.id, game] as const))(
  '%s: a new deal keeps what the seat sees',
  (_, game) => {
    const position = start(game, 3, 8)!;
    const before = game.view(position, 1);
    redeal(position, 1, new FastChance(9));
    expect(game.view(position, 1)).toEqual(before);
    const other = start(game, 3, 8)!;
    expect(position.rackOf(0).concat(position.rackOf(2))).not.toEqual(other.rackOf(0).concat(other.rackOf(2)));
  },
);
