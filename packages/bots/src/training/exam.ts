import { FastChance, type Position } from '@sixfold/engine';
import type { Network } from '../network.ts';
import type { Course } from './course.ts';

/**
 * How a network does against another without any search: 0.5 is even, whatever the number of players. It sits once on
 * each seat of every deal, the other one on all other seats; alone at the table, each plays the deal.
 */
export function examine<P extends Position>(
  course: Course<P>,
  network: Network,
  other: Network,
  deals: number,
  seed: number,
): number {
  let own = 0;
  let others = 0;
  for (let deal = 0; deal < deals; deal++) {
    const start = (): FastChance => new FastChance(seed + deal);
    const { players } = course.start(start()).config;
    for (let seat = 0; seat < players; seat++) {
      const worths = playOut(course, start(), (turn) => (turn === seat ? network : other));
      own += worths[seat]!;
      others += players === 1 ? playOut(course, start(), () => other)[0]! : meanWithout(worths, seat);
    }
  }
  return own + others === 0 ? 0.5 : own / (own + others);
}

/** What the game was worth to each seat. */
function playOut<P extends Position>(course: Course<P>, chance: FastChance, by: (turn: number) => Network): number[] {
  const position = course.start(chance);
  const seen = new Float32Array(course.inputs);
  while (!position.ended) position.play(course.choose(position, by(position.turn), chance, seen).move, chance);
  return Array.from({ length: position.config.players }, (_, seat) => course.worth(position, seat));
}

const meanWithout = (values: readonly number[], left: number): number =>
  (values.reduce((sum, value) => sum + value, 0) - values[left]!) / (values.length - 1);
