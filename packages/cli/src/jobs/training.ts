import { availableParallelism } from 'node:os';
import { compare, Schooling, Network, type SchoolingState, type Curriculum } from '@sixfold/bots/training';
import type { PracticePlan } from './practice-plan.ts';
import { PracticePool } from './practice-pool.ts';

/** Where a training stands at a checkpoint. */
export interface Checkpoint {
  readonly games: number;
  /** The mean squared error since the last checkpoint. */
  readonly loss: number;
  /** How the network does at one ply against the best before it: 0.5 is even. Null where nobody plays by it. */
  readonly rate: number | null;
}

/** A training that was left: where its schooling stood, and what was told of it. */
export interface TrainingState extends SchoolingState {
  readonly best: Float32Array;
  readonly checkpoints: readonly Checkpoint[];
}

export interface TrainingPlan extends PracticePlan {
  /** So many games are played between checkpoints. */
  readonly between: number;
  /** Deals a comparison; 0 where there is none. */
  readonly deals: number;
}

/** Comparisons do not touch the training's luck: more or fewer of them do not change what is learned. */
const COMPARE_SEED = 0x5eed;

/** Trains a network and compares it with the best from time to time. How many threads there are changes nothing. */
export class Training {
  readonly checkpoints: Checkpoint[] = [];
  private readonly curriculum: Curriculum;
  private readonly plan: TrainingPlan;
  private readonly schooling: Schooling;
  private readonly best: Network;

  constructor(curriculum: Curriculum, plan: TrainingPlan, left: TrainingState | null) {
    this.curriculum = curriculum;
    this.plan = plan;
    this.schooling = new Schooling(curriculum, plan.hyperparameters, plan.seed);
    this.best = new Network(curriculum.inputs, curriculum.hidden, curriculum.outputs);
    this.best.weights.set(left?.best ?? this.schooling.network.weights);
    if (!left) return;
    this.schooling.goOnFrom(left);
    this.checkpoints.push(...left.checkpoints);
  }

  get network(): Network {
    return this.schooling.network;
  }

  get state(): TrainingState {
    return { ...this.schooling.state, best: this.best.weights, checkpoints: this.checkpoints };
  }

  /** Trains to the end and tells how many games were played; at each checkpoint, what it showed. */
  async *run(jobs = availableParallelism()): AsyncGenerator<number | Checkpoint> {
    const { schooling, plan } = this;
    const pool = new PracticePool(plan, jobs);
    try {
      let losses: number[] = [];
      for (let next = schooling.games + plan.between; !schooling.isOver;) {
        losses.push(schooling.learn(await pool.hold(schooling)));
        if (schooling.games < next && !schooling.isOver) {
          yield schooling.games;
          continue;
        }
        yield this.check(losses.reduce((sum, loss) => sum + loss, 0) / losses.length);
        losses = [];
        next = schooling.games + plan.between;
      }
    } finally {
      await pool.close();
    }
  }

  private check(loss: number): Checkpoint {
    const { games } = this.schooling;
    const { deals } = this.plan;
    const rate = deals > 0 ? compare(this.curriculum, this.network, this.best, deals, COMPARE_SEED + games) : null;
    if (rate === null || rate >= 0.5) this.best.weights.set(this.network.weights);
    const checkpoint = { games, loss, rate };
    this.checkpoints.push(checkpoint);
    return checkpoint;
  }
}
