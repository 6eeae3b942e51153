import type { At } from '../../contract/at.ts';
import type { Chance } from '../../contract/chance.ts';
import { makeSymbol, parseSymbol, type Letter } from '../../contract/symbols.ts';
import { configOf } from '../../contract/view.ts';
import { atField } from '../../family/hex.ts';
import { restoreTiles, tileView, type TileView } from '../../family/tile-view.ts';
import { Board3dPosition } from './position.ts';

/** A stone that lies on the board from the start. */
export interface StartStone {
  readonly at: At;
  readonly symbol: Letter;
}

/** What a seat may know at the stacking board. */
export interface Board3dView extends TileView {
  /** The six stones that lie on the board from the start, under whatever was laid on them. */
  readonly startStones: readonly StartStone[];
  /** Turns left in the final round; 0 before it. */
  readonly lastTurns: number;
}

export const view = (position: Board3dPosition, seat: number | null): Board3dView => ({
  ...tileView(position, seat),
  startStones: makeStones(position),
  lastTurns: position.lastTurns,
});

export function resample(from: Board3dView, chance: Chance): Board3dPosition {
  const position = new Board3dPosition(configOf(from));
  from.startStones.forEach(({ symbol }, mark) => position.setStone(mark, parseSymbol(symbol)));
  restoreTiles(position, from, chance);
  position.lastTurns = from.lastTurns;
  return position;
}

export const makeStones = (position: Board3dPosition): StartStone[] =>
  position.board.marks.map((mark, index) => ({ at: atField(mark), symbol: makeSymbol(position.stones[index]!) }));
