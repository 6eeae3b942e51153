import { FastChance, type Chance, type Position } from '@sixfold/engine';
import type { Network } from '../family/network.ts';
import type { Curriculum } from './curriculum.ts';

/** How boldly a network learns. */
export interface Boldness {
  /** How far a target looks at what came later: 0 only at the next own move, 1 only at the end of the game. */
  readonly lambda: number;
  /** The share of moves that are not the best, to learn what comes of others. */
  readonly detours: number;
  /** Up to so many plies at the beginning are detours, so that games differ. */
  readonly opening: number;
}

/** A position as a network sees it, and what it should say of it. */
export interface Exercise {
  readonly input: Float32Array;
  readonly targets: Float32Array;
}

/** What some games teach. */
export interface Practice {
  readonly exercises: readonly Exercise[];
  /** The summed squared error of what the network said. */
  readonly loss: number;
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
    const isBold = isDetour && !curriculum.isLedByLuck;
    const { move, wasAsked, instead } = curriculum.choose(position, network, chance, input, isBold);
    if (wasAsked) seats[turn]!.push({ input, instead });
    position.play(move, chance);
  }
  return seats.map((seen, seat) => ({ seen, rewards: curriculum.rewards(position, seat) }));
}

/** What an episode teaches, from its end backwards (TD(λ)), and how far the network was from it. */
function* exercisesOf(
  { seen, rewards }: Episode,
  network: Network,
  lambda: number,
): Generator<Exercise & { error: number }> {
  let targets: Float32Array = Float32Array.from(rewards);
  for (const { input, instead } of seen.toReversed()) {
    const error = network.evaluate(input) - (targets[0] ?? 0);
    yield { input, targets, error };
    targets = instead ?? targets.map((target, index) => (1 - lambda) * (network.shares[index] ?? 0) + lambda * target);
  }
}

/** Plays so many games against itself and tells what they teach. The same network and seed teach the same. */
export function practise<P extends Position>(
  curriculum: Curriculum<P>,
  network: Network,
  boldness: Boldness,
  games: number,
  seed: number,
): Practice {
  const chance = new FastChance(seed);
  const exercises: Exercise[] = [];
  let loss = 0;
  for (let game = 0; game < games; game++) {
    for (const episode of playGame(curriculum, network, boldness, chance)) {
      for (const { input, targets, error } of exercisesOf(episode, network, boldness.lambda)) {
        exercises.push({ input, targets });
        loss += error ** 2;
      }
    }
  }
  return { exercises, loss };
}
