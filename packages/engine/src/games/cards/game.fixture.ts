import { addUp, tally, type GameFixture } from '../../contract/game.fixture.ts';
import { copies, inRacksAndBag, PAIR_KINDS } from '../../family/racks.fixture.ts';
import type { CardsPosition } from './position.ts';
import { view } from './view.ts';

export const fixture: GameFixture<CardsPosition> = {
  pieces: () => copies(4, 0),
  found: (position) => {
    const discarded = position.discard.subarray(0, position.discardSize);
    return addUp(inRacksAndBag(position), tally(PAIR_KINDS, position.open), tally(PAIR_KINDS, discarded));
  },
  top: () => 10,
  // C5: each kind of card in hand, with either symbol first.
  firstMoves: (position) => 2 * new Set(view(position, position.turn).rack).size,
};
