import { addUp, tally } from '../contract/game.fixture.ts';
import { inRacksAndBag, PAIR_KINDS } from './racks.fixture.ts';
import type { TilePosition } from './tiles.ts';

/** A placement's upper bits are the tile's kind. */
const onBoard = ({ laid, laidCount }: TilePosition): number[] =>
  tally(
    PAIR_KINDS,
    laid.subarray(0, laidCount).map((move) => move >> 10),
  );

/** All tiles, wherever they are. */
export const foundTiles = (position: TilePosition): number[] => addUp(inRacksAndBag(position), onBoard(position));

/** Ways to hold the different tiles of a rack over a pair of fields: a mixed tile two, a double one. */
export const tileWays = (rack: readonly string[]): number =>
  [...new Set(rack)].reduce((ways, [first, second]) => ways + (first === second ? 1 : 2), 0);
