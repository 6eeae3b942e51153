import type { Chance, Position } from '@sixfold/engine';
import { Network } from '../family/network.ts';
import { Adam } from './adam.ts';
import type { Curriculum } from './curriculum.ts';

/** How long and how boldly a network learns. */
export interface Hyperparameters {
  readonly games: number;
  /** How far a target looks at what came later: 0 only at the next own move, 1 only at the end of the game. */
  readonly lambda: number;
  /** How fast the network learns at first; it slows down to a tenth. */
  readonly rate: number;
  /** So many games are played before the weights change. */
  readonly batch: number;
}

/** What has proved itself. */
export const DEFAULTS: Omit<Hyperparameters, 'games'> = { lambda: 0.8, rate: 0.002, batch: 8 };

/** Where a training stands. */
export interface TrainingReport {
  readonly games: number;
  /** The mean squared error since the last report. */
  readonly loss: number;
}

/** A curriculum's new network: small random weights, the wider a layer the smaller, and what is taught first. */
export function newNetwork<P extends Position>(curriculum: Curriculum<P>, chance: Chance): Network {
  const { inputs, hidden } = curriculum;
  const network = new Network(inputs, hidden);
  const random = (): number => chance.below(20001) / 10000 - 1;
  const outer = inputs * hidden + hidden;
  for (let index = 0; index < inputs * hidden; index++) network.weights[index] = random() * Math.sqrt(3 / inputs);
  for (let index = outer; index < outer + hidden; index++) network.weights[index] = random() * Math.sqrt(1 / hidden);
  curriculum.prime?.(network);
  return network;
}

/** What a seat's network saw after its moves in one game, and what came of it. */
interface Episode {
  readonly seen: readonly Float32Array[];
  readonly reward: number;
}

/** Plays one game; an episode for each seat. */
function playGame<P extends Position>(curriculum: Curriculum<P>, network: Network, chance: Chance): Episode[] {
  const position = curriculum.start(chance);
  const seats: Float32Array[][] = Array.from({ length: position.config.players }, () => []);
  while (!position.ended) {
    const seen = new Float32Array(curriculum.inputs);
    const { turn } = position;
    const { move, wasAsked } = curriculum.choose(position, network, chance, seen);
    if (wasAsked) seats[turn]!.push(seen);
    position.play(move, chance);
  }
  return seats.map((seen, seat) => ({ seen, reward: curriculum.reward(position, seat) }));
}

/** Notes an episode from its end backwards (TD(λ)); returns the summed squared error. */
function noteEpisode(adam: Adam, { seen, reward }: Episode, lambda: number): number {
  let target = reward;
  let loss = 0;
  for (const input of seen.toReversed()) {
    const value = adam.note(input, target);
    loss += (value - target) ** 2;
    target = (1 - lambda) * value + lambda * target;
  }
  return loss;
}

/** Lets the network play against itself and learn from the positions after its own moves. Reports after all passes. */
export function* selfPlay<P extends Position>(
  curriculum: Curriculum<P>,
  network: Network,
  { games, lambda, rate, batch: usualBatch }: Hyperparameters,
  chance: Chance,
): Generator<TrainingReport> {
  const batch = curriculum.batch ?? usualBatch;
  const passes = curriculum.passes ?? 1;
  const adam = new Adam(network);
  for (let played = 0; played < games;) {
    const episodes = Array.from({ length: batch * passes }, () => playGame(curriculum, network, chance)).flat();
    played += batch * passes;
    const slower = rate * (1 - 0.9 * (played / games));
    let loss = 0;
    for (let pass = 0; pass < passes; pass++) loss += learnOnce(adam, episodes, passes, lambda, slower);
    yield { games: played, loss: loss / passes };
  }
}

/** Goes once through the episodes, batch by batch; returns the mean squared error. */
function learnOnce(adam: Adam, episodes: readonly Episode[], batches: number, lambda: number, rate: number): number {
  const size = episodes.length / batches;
  let loss = 0;
  for (let from = 0; from < episodes.length; from += size) {
    for (const episode of episodes.slice(from, from + size)) loss += noteEpisode(adam, episode, lambda);
    adam.step(rate);
  }
  const noted = episodes.reduce((sum, { seen }) => sum + seen.length, 0);
  return loss / Math.max(1, noted);
}
