import { ScoreMap, tileReasons } from '@sixfold/bots/tiles';
import { gainsOf } from '@sixfold/engine';
import type { TilePosition } from '@sixfold/engine/family';
import type { Evaluation } from '../contract/evaluation.ts';

/** What speaks for a move on a board. */
export function reasonsFor(position: TilePosition, move: number): ReturnType<Evaluation['reasons']> {
  const map = new ScoreMap();
  map.read(position.tops);
  return tileReasons(position, map, move, gainsOf(position, move));
}
