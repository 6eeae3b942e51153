import type { At } from '../../contract/at.ts';
import { type GameError, type Parsed } from '../../contract/errors.ts';
import { EMPTY, fieldAt } from '../../family/hex.ts';
import * as tiles from '../../family/tile-moves.ts';
import type { BoardPosition } from './position.ts';

/** A move on the board, as transcripts write it. */
export type BoardMove = tiles.TileMove;
export { makeMove, makeNotation, sources } from '../../family/tile-moves.ts';

export const parseMove = (position: BoardPosition, input: unknown): Parsed<number> =>
  tiles.parseMove(position, input, whyClosed);

export const parseNotation = (position: BoardPosition, text: string): Parsed<number> =>
  parseMove(position, tiles.readNotation(position, text));

function whyClosed(position: BoardPosition, at: [At, At]): GameError {
  const { rules } = position.card;
  const taken = at.find(([q, r]) => position.tops[fieldAt(q, r)] !== EMPTY);
  if (taken) return { code: 'field-taken', at: taken, rule: rules.move };
  return { code: 'must-touch-start', at, open: tiles.openMarks(position), rule: rules.opening };
}
