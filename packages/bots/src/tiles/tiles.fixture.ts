/** What tests of tile games share: games in progress, and the same game with other colours. */
import { FastChance, GAMES, parseConfig, startGame, type Game, type Options } from '@sixfold/engine';
import { FIRST, KINDS, parsePiece, placement, SECOND, type TilePosition } from '@sixfold/engine/family';
import { ScoreMap } from './score-map.ts';

/** A new game, or null if it is not played with tiles on a board, or not by so many. */
export function startTiles(game: Game, players: number, seed: number, options: Options = {}): TilePosition | null {
  const config = parseConfig(game.card, players, options, 0);
  const position = config.ok ? startGame(game, config.value, new FastChance(seed)) : null;
  return position && 'tops' in position ? (position as TilePosition) : null;
}

/** Every tile game by its name. */
export const TILE_GAMES: readonly (readonly [string, Game])[] = Object.values<Game>(GAMES)
  .filter((game) => startTiles(game, 2, 0))
  .map((game) => [game.card.id, game]);

/** Positions of a game of random moves in which a tile is to be laid, one in so many plies. */
export function tilePositions(
  game: Game,
  players: number,
  seed: number,
  every = 5,
  options: Options = {},
): TilePosition[] {
  const position = startTiles(game, players, seed, options)!;
  const chance = new FastChance(seed);
  const met: TilePosition[] = [];
  for (; !position.ended; position.play(position.randomMove(chance), chance)) {
    if (!position.choosing && position.ply % every === 0) met.push(position.clone());
  }
  return met;
}

/** A placement of a tile on two fields. */
export function place({ board: { ends } }: TilePosition, tile: string, first: number, second: number): number {
  const end = ends.findIndex((field, one) => field === first && ends[one ^ 1] === second);
  if (end < 0) throw new Error('no such pair');
  return placement(parsePiece(tile), end >> 1, end & 1);
}

export function mapOf({ tops }: TilePosition): ScoreMap {
  const map = new ScoreMap();
  map.read(tops);
  return map;
}

/** A seat's rack, and all tiles that it does not see, by kind. */
export function piecesOf({ racks, bag, bagSize, config }: TilePosition, seat: number) {
  const rack = racks.slice(seat * KINDS, (seat + 1) * KINDS);
  const unseen = new Uint8Array(KINDS);
  for (const kind of bag.subarray(0, bagSize)) unseen[kind]!++;
  for (let other = 0; other < config.players; other++) {
    if (other === seat) continue;
    for (let kind = 0; kind < KINDS; kind++) unseen[kind]! += racks[other * KINDS + kind]!;
  }
  return { rack, unseen };
}

/** The kind with other colours. */
export function recolouredKind(kind: number, colours: readonly number[]): number {
  const shown = [FIRST, SECOND].map((half) => colours[half[kind] ?? 0]);
  const isSame = (first: number, other: number): boolean =>
    (first === shown[0] && SECOND[other] === shown[1]) || (first === shown[1] && SECOND[other] === shown[0]);
  return FIRST.findIndex(isSame);
}

/** The same position in which each symbol has become another one: `colours[symbol]`. */
export function recoloured(position: TilePosition, colours: readonly number[]): TilePosition {
  const other = position.clone();
  const { tracks, tops, racks, bag, bagSize, kinds } = position;
  tracks.forEach((track, at) => (other.tracks[at - (at % 6) + colours[at % 6]!] = track));
  tops.forEach((top, field) => (other.tops[field] = colours[top] ?? top));
  other.racks.fill(0);
  other.kinds.fill(0);
  racks.forEach((count, at) => {
    const seat = Math.floor(at / KINDS);
    const kind = recolouredKind(at % KINDS, colours);
    other.racks[seat * KINDS + kind] = count;
    if (kinds[seat]! & (1 << (at % KINDS))) other.kinds[seat]! |= 1 << kind;
  });
  for (let index = 0; index < bagSize; index++) other.bag[index] = recolouredKind(bag[index]!, colours);
  return other;
}

/** Six symbols in another order. */
export const COLOURS = [3, 5, 0, 1, 2, 4] as const;
