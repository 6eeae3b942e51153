import type { Chance } from './chance.ts';
import { atField, type At } from './hex.ts';
import { makePiece, parsePiece } from './pieces.ts';
import { rackView, restoreRacks, type RackView } from './rack-view.ts';
import { findPlacement } from './tile-moves.ts';
import { kindOf, type TilePosition } from './tiles.ts';

export interface LaidTile {
  readonly tile: string;
  /** The fields under the tile's first and second symbol. */
  readonly at: [At, At];
}

export interface TileView extends RackView {
  /** The tiles on the board, in the order in which they were laid. */
  readonly laid: readonly LaidTile[];
}

export function tileView(position: TilePosition, seat: number | null): TileView {
  return { ...rackView(position, seat), laid: Array.from(position.laid.subarray(0, position.laidCount), toLaid) };

  function toLaid(move: number): LaidTile {
    const [a, b] = position.fieldsOf(move);
    return { tile: makePiece(kindOf(move)), at: [atField(a), atField(b)] };
  }
}

/** Lays the view's tiles on a fresh board, and deals racks and bag as its seat knows them. */
export function restoreTiles(position: TilePosition, view: TileView, chance: Chance): void {
  for (const { tile, at } of view.laid) position.lay(findPlacement(position.board, parsePiece(tile), at));
  restoreRacks(position, view, chance);
}
