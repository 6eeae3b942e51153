import { makeField, type SeenEvent, type TileMove } from '@sixfold/engine';
import { board, type BoardPosition } from '@sixfold/engine/board';
import type { Words } from '../../face.ts';
import type { Messages } from '../../i18n/messages.ts';
import { saySymbol, sayTile } from './say.ts';

type LaidTile = Extract<TileMove, { type: 'place' }>;

/** Fields are named by the board in use, which follows from the number of players. */
const radiusFor = (players: number): number => board.blank({ players, options: {}, starter: 0 }).board.radius;

function sayLaid({ tile, at }: LaidTile, radius: number, t: Messages): string {
  const [first, second] = at.map((field) => makeField(radius, field)) as [string, string];
  return t.board.laid(sayTile(tile, t), first, second);
}

function sayMove(move: TileMove, radius: number, t: Messages): string {
  if (move.type === 'place') return sayLaid(move, radius, t);
  return move.type === 'swap' ? t.board.swapped : t.board.refilled;
}

function sayHint(move: TileMove, { board: { radius } }: BoardPosition, t: Messages): string {
  if (move.type === 'place') return sayLaid(move, radius, t);
  return move.type === 'swap' ? t.board.swap : t.board.refill;
}

function sayEvent(event: SeenEvent, t: Messages): string {
  switch (event.type) {
    case 'score':
      return event.points === 0 ? '' : t.board.gain(saySymbol(event.symbol, t), event.points);
    case 'bonus':
      return t.board.earned(saySymbol(event.symbol, t));
    case 'show':
      return t.board.showed(event.pieces.map((tile) => sayTile(tile, t)).join('; '));
    case 'draw':
      return sayDrawn(typeof event.pieces === 'number' ? event.pieces : event.pieces.length, t);
    case 'end':
      return event.reason === 'instant' ? t.board.ended.instant : t.board.ended.full;
    default:
      return '';
  }
}

const sayDrawn = (count: number, t: Messages): string => (count === 0 ? '' : t.board.drew(count));

export const words: Words = {
  sayPly: ({ seat, move }, names, t) =>
    t.board.by(names[seat] as string, sayMove(move as TileMove, radiusFor(names.length), t)),
  sayEvent: (event, _names, t) => sayEvent(event, t),
  sayHint: (move, position, t) => sayHint(move as TileMove, position as BoardPosition, t),
};
