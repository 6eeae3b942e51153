import { FastChance } from '@sixfold/engine';
import { compare, newNetwork, Network, selfPlay, type Curriculum, type Hyperparameters } from '@sixfold/bots/training';

/** Where a training stands at a checkpoint. */
export interface Checkpoint {
  readonly games: number;
  /** The mean squared error since the last checkpoint. */
  readonly loss: number;
  /** How the network does at one ply against the best before it: 0.5 is even. */
  readonly rate: number;
  /** The network as it is now. */
  readonly network: Network;
}

/** Comparisons do not touch the training's luck: more or fewer of them do not change what is learned. */
const COMPARE_SEED = 0x5eed;

export interface TrainingPlan {
  readonly hyperparameters: Hyperparameters;
  readonly seed: number;
  /** So many games are played between checkpoints. */
  readonly between: number;
  /** Deals a comparison. */
  readonly deals: number;
}

/** Trains a network from nothing, compares it with the best from time to time, and tells how many games were played meanwhile. */
export function* train(curriculum: Curriculum, plan: TrainingPlan): Generator<number | Checkpoint> {
  const { hyperparameters, seed, between, deals } = plan;
  const chance = new FastChance(seed);
  const network = newNetwork(curriculum, chance);
  const best = new Network(curriculum.inputs, curriculum.hidden);
  best.weights.set(network.weights);
  let losses: number[] = [];
  let next = between;
  for (const { games, loss } of selfPlay(curriculum, network, hyperparameters, chance)) {
    losses.push(loss);
    if (games < next && games < hyperparameters.games) {
      yield games;
      continue;
    }
    const rate = compare(curriculum, network, best, deals, COMPARE_SEED + games);
    if (rate >= 0.5) best.weights.set(network.weights);
    yield { games, loss: losses.reduce((sum, value) => sum + value, 0) / losses.length, rate, network };
    losses = [];
    next = games + between;
  }
}
