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

/** A course's new network: small random weights, the wider a layer the smaller, and what the course teaches first. */
export function freshNetwork<P extends Position>(course: Course<P>, chance: Chance): Network {
  const { inputs, hidden } = course;
  const network = new Network(inputs, hidden);
  const random = (): number => chance.below(20001) / 10000 - 1;
  const outer = inputs * hidden + hidden;
  for (let index = 0; index < inputs * hidden; index++) network.weights[index] = random() * Math.sqrt(3 / inputs);
  for (let index = outer; index < outer + hidden; index++) network.weights[index] = random() * Math.sqrt(1 / hidden);
  course.prime?.(network);
  return network;
}

/** What a seat's network saw after its moves in one game, and what the game was worth to it. */
interface Memory {
  readonly seen: readonly Float32Array[];
  readonly worth: number;
}

function playGame<P extends Position>(course: Course<P>, network: Network, chance: Chance): Memory[] {
  const position = course.start(chance);
  const memory: Float32Array[][] = Array.from({ length: position.config.players }, () => []);
  while (!position.ended) {
    const seen = new Float32Array(course.inputs);
    const { turn } = position;
    const { move, wasAsked } = course.choose(position, network, chance, seen);
    if (wasAsked) memory[turn]!.push(seen);
    position.play(move, chance);
  }
  return memory.map((seen, seat) => ({ seen, worth: course.worth(position, seat) }));
}

/** Teaches from the end of a game backwards; returns the summed squared error. */
function review(learner: Learner, { seen, worth }: Memory, lambda: number): number {
  let target = worth;
  let loss = 0;
  for (const input of seen.toReversed()) {
    const value = learner.note(input, target);
    loss += (value - target) ** 2;
    target = (1 - lambda) * value + lambda * target;
  }
  return loss;
}

/** Lets the network play against itself and learn (TD(λ) on the positions after the own moves). Reports after each sitting. */
export function* school<P extends Position>(
  course: Course<P>,
  network: Network,
  lessons: Lessons,
  chance: Chance,
): Generator<Report> {
  const { games, lambda, rate } = lessons;
  const batch = course.batch ?? lessons.batch;
  const passes = course.passes ?? 1;
  const learner = new Learner(network);
  for (let played = 0; played < games;) {
    const sitting = Array.from({ length: batch * passes }, () => playGame(course, network, chance)).flat();
    played += batch * passes;
    const slower = rate * (1 - 0.9 * (played / games));
    let loss = 0;
    for (let pass = 0; pass < passes; pass++) loss += study(learner, sitting, passes, lambda, slower);
    yield { games: played, loss: loss / passes };
  }
}

/** Goes once through a sitting, batch by batch; returns the mean squared error. */
function study(learner: Learner, sitting: readonly Memory[], batches: number, lambda: number, rate: number): number {
  const size = sitting.length / batches;
  let loss = 0;
  for (let from = 0; from < sitting.length; from += size) {
    for (const memory of sitting.slice(from, from + size)) loss += review(learner, memory, lambda);
    learner.learn(rate);
  }
  return (
    loss /
    Math.max(
      1,
      sitting.reduce((sum, { seen }) => sum + seen.length, 0),
    )
  );
}
