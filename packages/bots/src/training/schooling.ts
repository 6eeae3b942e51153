import { FastChance, type Chance, type Position } from '@sixfold/engine';
import { Network } from '../family/network.ts';
import { Adam } from './adam.ts';
import type { Curriculum } from './curriculum.ts';
import { Gradient } from './gradient.ts';
import { practise, type Boldness, type Exercise, type Practice } from './practice.ts';

/** How long and how boldly a network learns. */
export interface Hyperparameters extends Boldness {
  readonly games: number;
  /** How fast the network learns at first; it slows down to a twentieth. */
  readonly rate: number;
  /** So often a round's exercises are gone through, each time in another order. */
  readonly passes: number;
}

/** What has proved itself. */
export const DEFAULTS: Omit<Hyperparameters, 'games'> = {
  lambda: 0.8,
  rate: 0.001,
  passes: 2,
  detours: 0.05,
  opening: 6,
};

/** So many practices are held with the same weights, by as many threads as there are: who holds which changes nothing. */
export const PRACTICES = 8;
/** Games a practice. */
const GAMES = 4;

/** A round of practices is so many games. */
export const ROUND = PRACTICES * GAMES;

/** After so many exercises the network changes. */
const PORTION = 128;

/** A schooling as it can be kept and gone on with. */
export interface SchoolingState {
  readonly rounds: number;
  /** How often the network has changed. */
  readonly steps: number;
  readonly weights: Float32Array;
  readonly moment1: Float64Array;
  readonly moment2: Float64Array;
}

/** A curriculum's new network: small random weights, the wider a layer the smaller, and what is taught first. */
export function newNetwork<P extends Position>(curriculum: Curriculum<P>, chance: Chance): Network {
  const { inputs, hidden, outputs } = curriculum;
  const network = new Network(inputs, hidden, outputs);
  const random = (): number => chance.below(20001) / 10000 - 1;
  const outer = inputs * hidden + hidden;
  for (let index = 0; index < inputs * hidden; index++) network.weights[index] = random() * Math.sqrt(3 / inputs);
  for (let index = outer; index < outer + outputs * hidden; index++)
    network.weights[index] = random() * Math.sqrt(1 / hidden);
  curriculum.prime?.(network);
  return network;
}

/** Rounds of practices from which a network learns, each with what the ones before taught. */
export class Schooling<P extends Position = Position> {
  readonly network: Network;
  rounds = 0;
  private readonly curriculum: Curriculum<P>;
  private readonly hyperparameters: Hyperparameters;
  private readonly seed: number;
  private readonly adam: Adam;

  constructor(curriculum: Curriculum<P>, hyperparameters: Hyperparameters, seed: number) {
    this.curriculum = curriculum;
    this.hyperparameters = hyperparameters;
    this.seed = seed;
    this.network = newNetwork(curriculum, new FastChance(seed));
    this.adam = new Adam(this.network);
  }

  get games(): number {
    return this.rounds * ROUND;
  }

  get isOver(): boolean {
    return this.games >= this.hyperparameters.games;
  }

  /** One of the practices of this round. */
  practice(index: number): Practice {
    const seed = mix(mix(this.seed, this.rounds), index);
    return practise(this.curriculum, this.network, this.hyperparameters, GAMES, seed);
  }

  /** Learns from all practices of this round; returns the mean squared error. */
  learn(practices: readonly Practice[]): number {
    const exercises = practices.flatMap((practice) => practice.exercises);
    const chance = new FastChance(mix(mix(this.seed, this.rounds), PRACTICES));
    this.rounds++;
    for (let pass = 0; pass < this.hyperparameters.passes; pass++) {
      shuffle(exercises, chance);
      for (let from = 0; from < exercises.length; from += PORTION) this.study(exercises.slice(from, from + PORTION));
    }
    const loss = practices.reduce((sum, practice) => sum + practice.loss, 0);
    return loss / Math.max(1, exercises.length);
  }

  private study(exercises: readonly Exercise[]): void {
    const { rate, games } = this.hyperparameters;
    const gradient = new Gradient(this.network);
    for (const { input, targets } of exercises) gradient.note(input, targets);
    this.adam.step(gradient.slopes, rate * (1 - 0.95 * Math.min(1, this.games / games)));
  }

  /** Everything that the rest of the schooling depends on. */
  get state(): SchoolingState {
    const { moment1, moment2, steps } = this.adam;
    return { rounds: this.rounds, steps, weights: this.network.weights, moment1, moment2 };
  }

  goOnFrom({ rounds, steps, weights, moment1, moment2 }: SchoolingState): void {
    this.rounds = rounds;
    this.network.weights.set(weights);
    this.adam.moment1.set(moment1);
    this.adam.moment2.set(moment2);
    this.adam.steps = steps;
  }
}

function shuffle(list: Exercise[], chance: Chance): void {
  for (const index of list.keys()) {
    const other = index + chance.below(list.length - index);
    [list[index], list[other]] = [list[other]!, list[index]!];
  }
}

/** Another seed for every pair of numbers. */
function mix(seed: number, more: number): number {
  const product = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(more + 1, 0xc2b2ae35);
  return (product ^ (product >>> 15)) >>> 0;
}
