import type { GameError } from '@sixfold/engine';
import { fieldAt } from '@sixfold/engine/family';
import { board, type BoardPosition } from '@sixfold/engine/board';
import type { Messages } from '../../i18n/messages.ts';
import { symbolAt } from '../../tiles/say.ts';
import type { TileGame } from '../../tiles/state.ts';

/** Why a tile may not lie somewhere. */
function sayError(error: GameError, position: BoardPosition, t: Messages): string {
  if (error.code === 'field-taken')
    return position.board.marks.includes(fieldAt(...error.at)) ? t.board.isPrinted : t.board.isTaken;
  if (error.code !== 'must-touch-start') return t.tiles.isTooTight;
  if (error.open.length === position.board.marks.length) return t.board.touchAnyStart;
  return t.board.touchStart(error.open.map((at) => symbolAt(position, at, t)).join(', '));
}

/** The classic board: flat, with symbols printed on it. */
export const tileGame: TileGame = {
  rules: board,
  heightAt: () => 0,
  sayTop: symbolAt,
  sayMark: (t) => t.board.isStart,
  sayError,
  saySupply: ({ bag }, t) => t.tiles.bag(bag),
};
