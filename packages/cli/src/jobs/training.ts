import { FastChance } from '@sixfold/engine';
import { examine, freshNetwork, Network, school, type Course, type Lessons } from '@sixfold/bots/training';

/** Where a training stands after an exam. */
export interface Grade {
  readonly games: number;
  /** The mean squared error since the last exam. */
  readonly loss: number;
  /** How the network does at one ply against the best before it: 0.5 is even. */
  readonly rate: number;
  /** The network as it is now. */
  readonly network: Network;
}

/** Exams do not touch the training's luck: more or fewer of them do not change what is learned. */
const EXAM_SEED = 0x5eed;

export interface Syllabus {
  readonly lessons: Lessons;
  readonly seed: number;
  /** So many games are played between exams. */
  readonly between: number;
  /** Deals an exam. */
  readonly deals: number;
}

/** Trains a network from nothing, examines it from time to time, and tells how many games were played meanwhile. */
export function* train(course: Course, syllabus: Syllabus): Generator<number | Grade> {
  const { lessons, seed, between, deals } = syllabus;
  const chance = new FastChance(seed);
  const network = freshNetwork(course, chance);
  const best = new Network(course.inputs, course.hidden);
  best.weights.set(network.weights);
  let losses: number[] = [];
  let next = between;
  for (const { games, loss } of school(course, network, lessons, chance)) {
    losses.push(loss);
    if (games < next && games < lessons.games) {
      yield games;
      continue;
    }
    const rate = examine(course, network, best, deals, EXAM_SEED + games);
    if (rate >= 0.5) best.weights.set(network.weights);
    yield { games, loss: losses.reduce((sum, value) => sum + value, 0) / losses.length, rate, network };
    losses = [];
    next = games + between;
  }
}
