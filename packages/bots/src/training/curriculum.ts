import type { Chance, Position } from '@sixfold/engine';
import type { Network } from '../family/network.ts';

/** What a game's folder says about learning by self-play. */
export interface Curriculum<P extends Position = Position> {
  readonly inputs: number;
  readonly hidden: number;
  /** So many games are played before the weights change, where the usual number does not suit. */
  readonly batch?: number;
  /** Every game is gone through so often, and so many batches are played before; otherwise once and one. */
  readonly passes?: number;
  /** Teaches a new network what it need not find out. */
  prime?(network: Network): void;
  /** A new game, dealt. */
  start(chance: Chance): P;
  /**
   * The move that the network likes best. What it saw of it is left in `seen`; a decision about which the network is not
   * asked is told by `false` in `wasAsked`.
   */
  choose(position: P, network: Network, chance: Chance, seen: Float32Array): Chosen;
  /** What a finished game was worth to a seat, from 0 to 1. */
  reward(position: P, seat: number): number;
}

/** What was played in training, and how it was found. */
export interface Chosen {
  readonly move: number;
  /** Whether the network was asked, so that there is something to learn. */
  readonly wasAsked: boolean;
}
