import { startGame } from '@sixfold/engine';
import { cards, type CardsPosition } from '@sixfold/engine/cards';
import type { Course } from '../../training/course.ts';
import type { Network } from '../../network.ts';
import { Judge } from './evaluate.ts';
import { inputsFor } from './features.ts';
import { giveWay } from './patience.ts';

/** How the players of this game learn: by the moves of their own instinct. Three and four learn together. */
export function course(players: number): Course<CardsPosition> {
  const judges = new WeakMap<Network, Judge>();
  const judgeWith = (network: Network): Judge => {
    const judge = judges.get(network) ?? new Judge(players, network);
    judges.set(network, judge);
    return judge;
  };
  return {
    inputs: inputsFor(players),
    hidden: players === 2 ? 32 : 24,
    start(chance) {
      const seats = players === 2 ? 2 : 3 + chance.below(2);
      return startGame(cards, { players: seats, options: {}, starter: chance.below(seats) }, chance);
    },
    choose(position, network, chance, seen) {
      const judge = judgeWith(network);
      const move = giveWay(position, chance) ?? judge.best(position);
      const wasAsked = judge.endsTurn(position, move);
      if (wasAsked) seen.set(judge.sight.input);
      return { move, wasAsked };
    },
    worth: (position, seat) => +(position.turn === seat),
  };
}
