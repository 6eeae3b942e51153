import { startGame } from '@sixfold/engine';
import { cards, type CardsPosition } from '@sixfold/engine/cards';
import type { Curriculum } from '../../training/curriculum.ts';
import type { Network } from '../../family/network.ts';
import { CardsJudge } from './evaluate.ts';
import { inputsFor } from './features.ts';
import { giveWay } from './standstill.ts';

/** How the players of this game learn: by the moves of their own instinct. Three and four learn together. */
export function curriculum(players: number): Curriculum<CardsPosition> {
  const judges = new WeakMap<Network, CardsJudge>();
  const judgeWith = (network: Network): CardsJudge => {
    const judge = judges.get(network) ?? new CardsJudge(players, network);
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
    reward: (position, seat) => +(position.turn === seat),
  };
}
