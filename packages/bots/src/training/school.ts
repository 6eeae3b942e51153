import type { Chance, Position } from '@sixfold/engine';
import { Network } from '../network.ts';
import type { Course } from './course.ts';
import { Learner } from './learner.ts';

export interface Lessons {
  readonly games: number;
  /** How far a target looks at what came later: 0 only at the next own move, 1 only at the end of the game. */
  readonly lambda: number;
  /** How fast the network learns at first; it slows down to a tenth. */
  readonly rate: number;
  /** So many games are played before the weights change. */
  readonly batch: number;
}

export const LESSONS: Omit<Lessons, 'games'> = { lambda: 0.8, rate: 0.002, batch: 8 };

/** Where a training stands. */
export interface Report {
  readonly games: number;
  /** The mean squared error since the last report. */
  readonly loss: number;
}

/** Small random weights: the wider a layer, the smaller. */
export function freshNetwork(inputs: number, hidden: number, chance: Chance): Network {
  const network = new Network(inputs, hidden);
  const random = (): number => chance.below(20001) / 10000 - 1;
  const outer = inputs * hidden + hidden;
  for (let index = 0; index < inputs * hidden; index++) network.weights[index] = random() * Math.sqrt(3 / inputs);
  for (let index = outer; index < outer + hidden; index++) network.weights[index] = random() * Math.sqrt(1 / hidden);
  return network;
}

/** What each seat's network saw after its moves in one game. */
type Memory = Float32Array[][];

function playGame<P extends Position>(course: Course<P>, network: Network, chance: Chance): [P, Memory] {
  const position = course.start(chance);
  const memory: Memory = Array.from({ length: position.config.players }, () => []);
  while (!position.ended) {
    const seen = new Float32Array(course.inputs);
    const { turn } = position;
    const { move, wasAsked } = course.choose(position, network, chance, seen);
    if (wasAsked) memory[turn]!.push(seen);
    position.play(move, chance);
  }
  return [position, memory];
}

/** Teaches from the end of a game backwards; returns the summed squared error. */
function review(
  network: Network,
  learner: Learner,
  seen: readonly Float32Array[],
  worth: number,
  lambda: number,
): number {
  let target = worth;
  let loss = 0;
  for (const input of seen.toReversed()) {
    const value = network.evaluate(input);
    loss += learner.note(input, target);
    target = (1 - lambda) * value + lambda * target;
  }
  return loss;
}

/** Lets the network play against itself and learn (TD(λ) on the positions after the own moves). Reports after each batch. */
export function* school<P extends Position>(
  course: Course<P>,
  network: Network,
  lessons: Lessons,
  chance: Chance,
): Generator<Report> {
  const { games, lambda, rate } = lessons;
  const batch = course.batch ?? lessons.batch;
  const learner = new Learner(network);
  for (let played = 0; played < games;) {
    let loss = 0;
    let noted = 0;
    for (let game = 0; game < batch; game++, played++) {
      const [position, memory] = playGame(course, network, chance);
      for (const [seat, seen] of memory.entries()) {
        loss += review(network, learner, seen, course.worth(position, seat), lambda);
        noted += seen.length;
      }
    }
    learner.learn(rate * (1 - 0.9 * (played / games)));
    yield { games: played, loss: loss / Math.max(1, noted) };
  }
}
