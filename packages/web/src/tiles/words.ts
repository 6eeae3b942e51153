import type { EndReason, Options, SeenEvent } from '@sixfold/engine';
import { makeField, type TileMove, type TilePosition } from '@sixfold/engine/family';
import { mapPair } from '../lib/pair.ts';
import type { Words } from '../face/face.ts';
import type { Messages } from '../i18n/messages.ts';
import { letterName } from '../i18n/symbol-name.ts';
import { sayTile } from './say.ts';
import { nameAt } from '../lib/name-at.ts';

type PlacedTile = Extract<TileMove, { type: 'place' }>;

/** What games of tiles say each in their own way. */
interface OwnWords {
  /** Fields are named by the board in use. */
  readonly radiusOf: (players: number, options: Options) => number;
  readonly sayEnd: (reason: EndReason, t: Messages) => string;
  readonly sayFinalRound?: (t: Messages) => string;
}

function sayLaid({ tile, at }: PlacedTile, radius: number, t: Messages): string {
  const [first, second] = mapPair(at, (field) => makeField(radius, field));
  return t.tiles.laid(sayTile(tile, t), first, second);
}

function sayMove(move: TileMove, radius: number, t: Messages): string {
  if (move.type === 'place') return sayLaid(move, radius, t);
  return move.type === 'swap' ? t.tiles.swapped : t.tiles.refilled;
}

function sayHint(move: TileMove, { board: { radius } }: TilePosition, t: Messages): string {
  if (move.type === 'place') return sayLaid(move, radius, t);
  return move.type === 'swap' ? t.tiles.swap : t.tiles.refill;
}

function sayEvent(event: SeenEvent, own: OwnWords, t: Messages): string {
  switch (event.type) {
    case 'score':
      return event.points === 0 ? '' : t.tiles.scored(letterName(event.symbol, t), event.points, event.track);
    case 'bonus':
      return t.tiles.earned(letterName(event.symbol, t));
    case 'show':
      return t.tiles.showed(sayTiles(event.pieces, t));
    case 'draw':
      return sayDrawn(event.pieces, t);
    case 'final-round':
      return own.sayFinalRound?.(t) ?? '';
    case 'end':
      return own.sayEnd(event.reason, t);
    default:
      return '';
  }
}

const sayTiles = (tiles: readonly string[], t: Messages): string => tiles.map((tile) => sayTile(tile, t)).join('; ');

/** To whoever drew them the tiles are named. */
function sayDrawn(tiles: readonly string[] | number, t: Messages): string {
  if (typeof tiles === 'number') return tiles === 0 ? '' : t.tiles.drew(tiles);
  return tiles.length === 0 ? '' : t.tiles.drawn(sayTiles(tiles, t));
}

/** Moves and events of a game of tiles in words. */
export const wordsOf = (own: OwnWords): Words<TilePosition, TileMove> => ({
  sayPly: ({ seat, move }, names, t, options) =>
    t.tiles.by(nameAt(names, seat), sayMove(move, own.radiusOf(names.length, options ?? {}), t)),
  pieceOf: (move) => (move.type === 'place' ? move.tile : ''),
  sayEvent: (event, _names, t) => sayEvent(event, own, t),
  sayHint: (move, position, t) => sayHint(move, position, t),
});
