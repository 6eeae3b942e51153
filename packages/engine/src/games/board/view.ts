import type { Chance } from '../../chance.ts';
import { restoreTiles, tileView, type TileView } from '../../tile-view.ts';
import { configOf } from '../../view.ts';
import { BoardPosition } from './position.ts';

export type BoardView = TileView;

export const view = (position: BoardPosition, seat: number | null): BoardView => tileView(position, seat);

export function resample(from: BoardView, chance: Chance): BoardPosition {
  const position = new BoardPosition(configOf(from));
  restoreTiles(position, from, chance);
  return position;
}
