import type { GameFixture } from '../../contract/game.fixture.ts';
import type { DicePosition } from './position.ts';

export const fixture: GameFixture<DicePosition> = {
  // Dice are counted by owner: they show different symbols all the time.
  pieces: ({ players }) => Array<number>(players).fill([0, 0, 4, 3, 2][players]!),
  found: (position) =>
    Array.from({ length: position.config.players }, (_, seat) => position.diceOf(seat)?.length ?? position.perPlayer),
  top: () => 7,
  // D3: a turn begins with a roll.
  firstMoves: () => 1,
};
