import type { TileJudge } from '@sixfold/bots/tiles';
import type { TilePosition } from '@sixfold/engine/family';
import { hashText } from '@sixfold/engine/seeded';
import type { Evaluation, TeamShares } from '../contract/evaluation.ts';
import { plus, sharesWon } from '../contract/shares.ts';
import { logit, softmax } from '../family/softmax.ts';
import { TilePlay, type LookAhead } from './look-ahead.ts';
import { reasonsFor } from './reasons.ts';

/** How the judgements of all seats become shares. */
export interface TileTaste extends LookAhead {
  /** So many moves each seat glances at when it is asked. */
  readonly leaf: number;
  /** How much a seat's outlook counts as it is now, and as it is after some turns. */
  readonly now: number;
  readonly later: number;
  /** What it is worth to be on turn. */
  readonly tempo: number;
}

/** By what a game of tiles is judged. */
export interface RackJudge {
  readonly name: string;
  /** All that the judge's judgement depends on, as a text. */
  readonly basis: string;
  readonly judge: TileJudge;
  readonly taste: TileTaste;
  /** Who judges decisions. */
  readonly forDecisions: Evaluation<TilePosition>;
}

/**
 * Asks each seat's judge as if it were on turn: now, and again after some turns that are played on with the tiles that
 * everybody holds.
 */
class TileEvaluation implements Evaluation<TilePosition> {
  readonly name: string;
  readonly hash: string;
  readonly seesLuck = false;
  readonly forDecisions: Evaluation<TilePosition>;
  private readonly judge: TileJudge;
  private readonly taste: TileTaste;
  private play: TilePlay | null = null;

  constructor({ name, basis, judge, taste, forDecisions }: RackJudge) {
    this.name = name;
    this.hash = hashText(`${basis} ${JSON.stringify(taste)} ${forDecisions.hash}`);
    this.forDecisions = forDecisions;
    this.judge = judge;
    this.taste = taste;
  }

  appraise(position: TilePosition): { readonly shares: TeamShares; readonly error: 0 } {
    const { now, later, tempo, turns } = this.taste;
    const heights = this.heights(this.playFor(position), now);
    const mover = position.teamOf(position.turn);
    heights[mover] = (heights[mover] ?? 0) + tempo;
    return { shares: softmax(turns > 0 ? plus(heights, this.heightsLater(position, later)) : heights), error: 0 };
  }

  candidates(position: TilePosition, most: number): number[] {
    return this.playFor(position).candidates(most);
  }

  reasons(position: TilePosition, move: number): ReturnType<Evaluation['reasons']> {
    return reasonsFor(position, move);
  }

  private playFor(position: TilePosition): TilePlay {
    if (!this.play?.isLike(position)) this.play = new TilePlay(position, this.judge);
    this.play.set(position);
    return this.play;
  }

  private heightsLater(position: TilePosition, weight: number): readonly number[] {
    const play = this.playFor(position);
    play.playOn(this.taste);
    const { world } = play;
    return world.ended ? sharesWon(world).map((share) => weight * logit(share)) : this.heights(play, weight);
  }

  /** Partners are judged together: the mean of what both think. */
  private heights(play: TilePlay, weight: number): number[] {
    const { world } = play;
    const share = (weight * world.teams) / world.config.players;
    const heights = Array<number>(world.teams).fill(0);
    for (let seat = 0; seat < world.config.players; seat++) {
      const team = world.teamOf(seat);
      heights[team] = (heights[team] ?? 0) + share * logit(play.outlookOf(seat, this.taste.leaf));
    }
    return heights;
  }
}

/** How a game of tiles is judged that has such a judge. */
export const makeTileEvaluation = (by: RackJudge): Evaluation<TilePosition> => new TileEvaluation(by);
