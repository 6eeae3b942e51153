import { tally, type GameFixture } from '../../contract/game.fixture.ts';
import type { StonesPosition } from './position.ts';

/** A collection's stones are its tracks. */
const inCollections = ({ tracks }: StonesPosition, symbol: number): number =>
  tracks.reduce((sum, value, index) => (index % 6 === symbol ? sum + value : sum), 0);

export const fixture: GameFixture<StonesPosition> = {
  pieces: () => Array<number>(6).fill(21),
  found: (position) => {
    const { pile, pileSize, middle, tray } = position;
    return tally(6, pile.subarray(0, pileSize)).map(
      (inPile, symbol) => inPile + middle[symbol]! + ((tray >> symbol) & 1) + inCollections(position, symbol),
    );
  },
  top: ({ players }) => [0, 0, 7, 6, 5][players]!,
  // S3, S8: nobody has a single weakest symbol yet, so that drawing is all there is.
  firstMoves: () => 1,
};
