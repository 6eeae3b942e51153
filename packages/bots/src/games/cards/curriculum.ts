import { startGame } from '@sixfold/engine';
import { cards, type CardsPosition } from '@sixfold/engine/cards';
import type { Chance } from '@sixfold/engine';
import type { Curriculum } from '../../training/curriculum.ts';
import type { Network } from '../../family/network.ts';
import { CardsJudge } from './evaluate.ts';
import { inputsFor } from './features.ts';
import { giveWay } from './standstill.ts';

/** Two meet more often than many, and what did not change from card to card need not be added up again: there is time for a wider network. */
const HIDDEN_FOR_TWO = 80;
const HIDDEN = 48;

/** How the players of this game learn: by the moves of their own instinct. */
export function curriculum(players: number): Curriculum<CardsPosition> {
  const judges = new WeakMap<Network, CardsJudge>();
  const judgeWith = (network: Network): CardsJudge => {
    const judge = judges.get(network) ?? new CardsJudge(players, network);
    judges.set(network, judge);
    return judge;
  };
  return {
    inputs: inputsFor(players, 'keen'),
    hidden: players === 2 ? HIDDEN_FOR_TWO : HIDDEN,
    outputs: players === 2 ? 1 : players,
    start: (chance) => startGame(cards, { players, options: {}, starter: chance.below(players) }, chance),
    choose(position, network, chance, seen, isDetour) {
      const judge = judgeWith(network);
      const best = giveWay(position, chance) ?? judge.best(position);
      const move = isDetour ? anyOf(judge.differentMoves(position), chance) : best;
      const instead = move !== best && judge.endsTurn(position, best) ? askAgain(network, judge) : null;
      const wasAsked = judge.endsTurn(position, move);
      if (wasAsked) seen.set(judge.sight.input);
      return { move, wasAsked, instead };
    },
    rewards: (position, seat) =>
      Array.from({ length: players === 2 ? 1 : players }, (_, step) => +(position.turn === (seat + step) % players)),
  };
}

const anyOf = (moves: readonly number[], chance: Chance): number => moves[chance.below(moves.length)]!;

function askAgain(network: Network, { sight }: CardsJudge): Float32Array {
  network.evaluate(sight.input);
  return network.shares.slice();
}
