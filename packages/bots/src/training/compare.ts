import { FastChance, type Position } from '@sixfold/engine';
import type { Network } from '../family/network.ts';
import type { Curriculum } from './curriculum.ts';

/**
 * How a network does against another without any search: 0.5 is even, whatever the number of players. It sits once on
 * each seat of every deal, the other one on all other seats; alone at the table, each plays the deal.
 */
export function compare<P extends Position>(
  curriculum: Curriculum<P>,
  network: Network,
  other: Network,
  deals: number,
  seed: number,
): number {
  let own = 0;
  let others = 0;
  for (let deal = 0; deal < deals; deal++) {
    const start = (): FastChance => new FastChance(seed + deal);
    const { players } = curriculum.start(start()).config;
    for (let seat = 0; seat < players; seat++) {
      const rewards = playOut(curriculum, start(), (turn) => (turn === seat ? network : other));
      const reward = rewards[seat]!;
      own += reward;
      others +=
        players === 1 ? total(playOut(curriculum, start(), () => other)) : (total(rewards) - reward) / (players - 1);
    }
  }
  return own + others === 0 ? 0.5 : own / (own + others);
}

/** Each seat's reward. */
function playOut<P extends Position>(
  curriculum: Curriculum<P>,
  chance: FastChance,
  by: (turn: number) => Network,
): number[] {
  const position = curriculum.start(chance);
  const seen = new Float32Array(curriculum.inputs);
  while (!position.ended)
    position.play(curriculum.choose(position, by(position.turn), chance, seen, false).move, chance);
  return Array.from({ length: position.config.players }, (_, seat) => curriculum.rewards(position, seat)[0] ?? 0);
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
