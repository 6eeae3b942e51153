import { startGame } from '@sixfold/engine';
import { stones, type StonesPosition } from '@sixfold/engine/stones';
import type { Network } from '../../family/network.ts';
import type { Curriculum } from '../../training/curriculum.ts';
import { ChanceJudge } from './chance.ts';
import { Layout } from './layout.ts';
import { StonesSearch } from './search.ts';
import { Survey } from './survey.ts';

/** How the players of this game learn: by solving their turns. They look at the table whenever one begins. */
export function curriculum(players: number): Curriculum<StonesPosition> {
  const outputs = players === 2 ? 1 : players;
  const survey = new Survey(players);
  const judges = new WeakMap<Network, ChanceJudge>();
  const judgeWith = (network: Network): ChanceJudge => {
    const judge = judges.get(network) ?? new ChanceJudge(players, network);
    judges.set(network, judge);
    return judge;
  };
  return {
    inputs: survey.inputs,
    hidden: 32,
    outputs,
    isLedByLuck: true,
    start: (chance) => startGame(stones, { players, options: {}, starter: chance.below(players) }, chance),
    choose(position, network, _chance, seen) {
      const judge = judgeWith(network);
      const wasAsked = position.tray === 0;
      if (wasAsked) survey.write(Layout.of(position), seen);
      judge.forget();
      return { move: best(position, judge), wasAsked, instead: null };
    },
    rewards: (position, seat) =>
      Array.from({ length: outputs }, (_, step) => shareIn(position, (seat + step) % players)),
  };
}

function best(position: StonesPosition, judge: ChanceJudge): number {
  const moves = position.legalMoves();
  return moves.length > 1 ? new StonesSearch(position, judge).move : moves[0]!;
}

/** A seat's share of the win in a finished game. */
function shareIn(position: StonesPosition, seat: number): number {
  const { ranks } = position.result();
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}
