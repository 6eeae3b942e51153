import type { Network } from '@sixfold/bots/networks';
import type { TilePosition } from '@sixfold/engine/family';
import { hashText } from '@sixfold/engine/seeded';
import type { Evaluation, TeamShares } from '../contract/evaluation.ts';
import { sharesFrom } from '../contract/shares.ts';
import type { WholeSight } from '../family/sight.ts';

/** What has been learned for so many who each play for themselves. */
export interface Learned {
  readonly name: string;
  /** All that its judgement depends on, as a text. */
  readonly basis: string;
  readonly seesLuck: boolean;
  readonly network: Network;
  readonly sight: WholeSight<TilePosition>;
}

/**
 * Whoever has watched bots play and learned who won. Somebody else, who looks less far ahead, judges partners, and decisions, for which
 * thousands of moves are tried.
 */
class LearnedEvaluation implements Evaluation<TilePosition> {
  readonly name: string;
  readonly hash: string;
  readonly seesLuck: boolean;
  readonly forDecisions: Evaluation<TilePosition>;
  private readonly learned: Learned;
  private readonly inputs: Float32Array;

  constructor(learned: Learned, other: Evaluation<TilePosition>) {
    this.name = learned.name;
    this.hash = hashText(`${learned.basis} ${other.hash}`);
    this.seesLuck = learned.seesLuck;
    this.learned = learned;
    this.forDecisions = other;
    this.inputs = new Float32Array(learned.sight.inputs);
  }

  appraise(position: TilePosition): ReturnType<Evaluation['appraise']> {
    return position.teams < position.config.players
      ? this.forDecisions.appraise(position)
      : { shares: this.shares(position), error: 0 };
  }

  candidates(position: TilePosition, most: number): number[] {
    return this.forDecisions.candidates(position, most);
  }

  reasons(position: TilePosition, move: number): ReturnType<Evaluation['reasons']> {
    return this.forDecisions.reasons(position, move);
  }

  /** The network speaks of the seats in turn, the one on turn first. */
  private shares(position: TilePosition): TeamShares {
    const { network, sight } = this.learned;
    sight.write(position, this.inputs);
    network.evaluate(this.inputs);
    const total = network.shares.reduce((sum, share) => sum + share, 0);
    const inTurn = Array.from(network.shares, (share) => share / total);
    return sharesFrom(inTurn, position.config.players - position.turn);
  }
}

/** An evaluation that has learned, beside one that judges whatever it has not learned. */
export const makeLearnedEvaluation = (learned: Learned, other: Evaluation<TilePosition>): Evaluation<TilePosition> =>
  new LearnedEvaluation(learned, other);
