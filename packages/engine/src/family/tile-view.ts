import type { Chance } from '../contract/chance.ts';
import { parsePiece } from './pieces.ts';
import { rackView, restoreRacks, type RackView } from './rack-view.ts';
import { findPlacement, laidTile, type LaidTile } from './tile-moves.ts';
import type { TilePosition } from './tiles.ts';

/** What a seat may know in a game of tiles: its rack, and the board, which lies open. */
export interface TileView extends RackView {
  /** The tiles on the board, in the order in which they were laid. */
  readonly laid: readonly LaidTile[];
}

export const tileView = (position: TilePosition, seat: number | null): TileView => ({
  ...rackView(position, seat),
  laid: Array.from({ length: position.laidCount }, (_, index) => laidTile(position, position.laid[index]!)),
});

/** Lays the view's tiles on a fresh board, and deals racks and bag as its seat knows them. */
export function restoreTiles(position: TilePosition, view: TileView, chance: Chance): void {
  for (const { tile, at } of view.laid) position.lay(findPlacement(position.board, parsePiece(tile), at));
  restoreRacks(position, view, chance);
}
