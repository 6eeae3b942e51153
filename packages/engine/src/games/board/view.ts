import type { Chance } from '../../contract/chance.ts';
import { configOf } from '../../contract/view.ts';
import { restoreTiles, tileView, type TileView } from '../../family/tile-view.ts';
import { BoardPosition } from './position.ts';

/** What a seat may know at the board. */
export type BoardView = TileView;

export const view = (position: BoardPosition, seat: number | null): BoardView => tileView(position, seat);

export function resample(from: BoardView, chance: Chance): BoardPosition {
  const position = new BoardPosition(configOf(from));
  restoreTiles(position, from, chance);
  return position;
}
