import type { At } from '../../contract/at.ts';
import type { GameFixture } from '../../contract/game.fixture.ts';
import type { Letter } from '../../contract/symbols.ts';
import { copies } from '../../family/racks.fixture.ts';
import { foundTiles, tileWays } from '../../family/tiles.fixture.ts';
import type { BoardPosition } from './position.ts';
import { view } from './view.ts';

/**
 * Pairs of fields beside a printed symbol, by number of players (B5). A symbol has 3 neighbours on the board when it
 * lies in the board's own corner, and 6 otherwise. Count for each neighbour its neighbours other than the symbol, then
 * take off the pairs within the ring, which were counted twice.
 *   radius 5: 3 + 3 + 5 - 2 = 9;  radius 6: 2 + 3 + 3 + 5 + 5 + 5 - 6 = 17;  radius 7: 6 × 5 - 6 = 24; times six.
 */
const PAIRS = [0, 54, 54, 102, 144];

/** The printed symbols (B1). */
const PRINTED: readonly (readonly [Letter, At])[] = [
  ['R', [5, -5]],
  ['G', [5, 0]],
  ['B', [0, 5]],
  ['O', [-5, 5]],
  ['Y', [-5, 0]],
  ['V', [0, -5]],
];

export const fixture: GameFixture<BoardPosition> = {
  pieces: () => copies(6, 5),
  found: foundTiles,
  top: ({ players, options }) => (players === 1 || options['partners'] ? 36 : 18),
  firstMoves: (position) => PAIRS[position.config.players]! * tileWays(view(position, position.turn).rack),
  board: { rules: 'B1 B6', isPrinted: true, marks: () => [...PRINTED] },
};
