import type { GameFixture } from '../../contract/game.fixture.ts';
import { copies } from '../../family/racks.fixture.ts';
import { foundTiles, tileWays } from '../../family/tiles.fixture.ts';
import type { Board3dPosition } from './position.ts';
import { view, type Board3dView } from './view.ts';

/**
 * Pairs of fields beside a start stone, by radius (T6), counted as on the classic board; between two stones lies one
 * pair that touches both: 6 × 9 - 6, and so on.
 */
const PAIRS: Readonly<Record<string, number>> = { 3: 48, 4: 96, 5: 138 };

export const fixture: GameFixture<Board3dPosition> = {
  pieces: ({ players }) => copies(4, [0, 0, 0, 2, 3][players]!),
  found: foundTiles,
  top: ({ players }) => (players === 1 ? 54 : 27),
  firstMoves: (position) =>
    PAIRS[String(position.config.options['radius'])]! * tileWays(view(position, position.turn).rack),
  board: {
    rules: 'T1 T7',
    isPrinted: false,
    marks: ({ startStones }) =>
      (startStones as Board3dView['startStones']).map(({ symbol, at }) => [symbol, at] as const),
  },
};
