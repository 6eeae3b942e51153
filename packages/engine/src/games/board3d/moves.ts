import type { At } from '../../contract/at.ts';
import type { GameError, Parsed } from '../../contract/errors.ts';
import { fieldAt } from '../../family/hex.ts';
import * as tiles from '../../family/tile-moves.ts';
import type { Board3dPosition } from './position.ts';

/** A move on the stacking board, as transcripts write it. */
export type Board3dMove = tiles.TileMove;
export { makeMove, makeNotation, sources } from '../../family/tile-moves.ts';

export const parseMove = (position: Board3dPosition, input: unknown): Parsed<number> =>
  tiles.parseMove(position, input, whyClosed);

export const parseNotation = (position: Board3dPosition, text: string): Parsed<number> =>
  parseMove(position, tiles.readNotation(position, text));

function whyClosed(position: Board3dPosition, at: [At, At]): GameError {
  const { rules } = position.card;
  const [a, b] = at.map(([q, r]) => fieldAt(q, r)) as [number, number];
  const heights: [number, number] = [position.heights[a]!, position.heights[b]!];
  if (heights[0] !== heights[1]) return { code: 'different-heights', at, heights, rule: rules.move };
  if (position.isOneTile(a, b)) return { code: 'covers-one-tile', at, rule: rules.move };
  return { code: 'must-touch-start', at, open: tiles.openMarks(position), rule: rules.opening };
}
