import { FastChance, type Chance, type Position } from '@sixfold/engine';
import type { Network } from '../family/network.ts';
import type { Curriculum } from './curriculum.ts';
import { Gradient } from './gradient.ts';

/** How boldly a network learns. */
export interface Boldness {
  /** How far a target looks at what came later: 0 only at the next own move, 1 only at the end of the game. */
  readonly lambda: number;
  /** The share of moves that are not the best, to learn what comes of others. */
  readonly detours: number;
  /** Up to so many plies at the beginning are detours, so that games differ. */
  readonly opening: number;
}

/** What some games taught. */
export interface Practice {
  readonly slopes: Float64Array;
  /** The summed squared error, and of how many positions. */
  readonly loss: number;
  readonly positions: number;
}

/** What a seat's network saw after one of its moves, and what is known instead of what came of it. */
interface Glimpse {
  readonly input: Float32Array;
  readonly instead: Float32Array | null;
}

interface Episode {
  readonly seen: readonly Glimpse[];
  readonly rewards: readonly number[];
}

const SCALE = 10_000;

/** Plays one game; an episode for each seat. */
function playGame<P extends Position>(
  curriculum: Curriculum<P>,
  network: Network,
  { detours, opening }: Boldness,
  chance: Chance,
): Episode[] {
  const position = curriculum.start(chance);
  const seats: Glimpse[][] = Array.from({ length: position.config.players }, () => []);
  const prelude = chance.below(opening + 1);
  while (!position.ended) {
    const input = new Float32Array(curriculum.inputs);
    const { turn, ply } = position;
    const isDetour = ply < prelude || chance.below(SCALE) < detours * SCALE;
    const { move, wasAsked, instead } = curriculum.choose(position, network, chance, input, isDetour);
    if (wasAsked) seats[turn]!.push({ input, instead });
    position.play(move, chance);
  }
  return seats.map((seen, seat) => ({ seen, rewards: curriculum.rewards(position, seat) }));
}

/** Notes an episode from its end backwards (TD(λ)); returns the summed squared error. */
function noteEpisode(gradient: Gradient, { shares }: Network, { seen, rewards }: Episode, lambda: number): number {
  const targets = Float32Array.from(rewards);
  let loss = 0;
  for (const { input, instead } of seen.toReversed()) {
    loss += gradient.note(input, targets);
    if (instead) targets.set(instead);
    else
      for (const [index, value] of shares.entries()) targets[index] = (1 - lambda) * value + lambda * targets[index]!;
  }
  return loss;
}

/** Plays so many games against itself and notes what they teach. The same network and seed teach the same. */
export function practise<P extends Position>(
  curriculum: Curriculum<P>,
  network: Network,
  boldness: Boldness,
  games: number,
  seed: number,
): Practice {
  const chance = new FastChance(seed);
  const gradient = new Gradient(network);
  let loss = 0;
  let positions = 0;
  for (let game = 0; game < games; game++) {
    for (const episode of playGame(curriculum, network, boldness, chance)) {
      loss += noteEpisode(gradient, network, episode, boldness.lambda);
      positions += episode.seen.length;
    }
  }
  return { slopes: gradient.slopes, loss, positions };
}
