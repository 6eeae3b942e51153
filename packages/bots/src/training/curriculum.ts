import type { Chance, Position } from '@sixfold/engine';
import type { Network } from '../family/network.ts';

/** What a game's folder says about learning by self-play. */
export interface Curriculum<P extends Position = Position> {
  readonly inputs: number;
  readonly hidden: number;
  /** One for each who competes; a single one for who is alone, or where the other gets the rest. */
  readonly outputs: number;
  /** Luck leads wherever other moves would, so that nobody needs detours. */
  readonly isLedByLuck?: true;
  /** Teaches a new network what it need not find out. */
  prime?(network: Network): void;
  /** A new game, dealt. */
  start(chance: Chance): P;
  /** The move that the network likes best, or another one to learn from. What it saw of it is left in `seen`. */
  choose(position: P, network: Network, chance: Chance, seen: Float32Array, isDetour: boolean): Chosen;
  /** What a finished game was worth, from 0 to 1: to a seat first, then to the others who compete, as the outputs are. */
  rewards(position: P, seat: number): readonly number[];
}

/** What was played in training, and how it was found. */
export interface Chosen {
  readonly move: number;
  /** Whether the network was asked, so that there is something to learn. */
  readonly wasAsked: boolean;
  /** What the network expects of its best move where another one was played: earlier moves are not to be blamed for that. */
  readonly instead: Float32Array | null;
}
