import { ScoreMap, Glance, tileReasons, type TileJudge } from '@sixfold/bots/tiles';
import { gainsOf } from '@sixfold/engine';
import type { TilePosition } from '@sixfold/engine/family';
import { hashText } from '@sixfold/engine/seeded';
import type { Evaluation, TeamShares } from '../contract/evaluation.ts';
import { plus, sharesWon } from '../contract/shares.ts';
import { logit, softmax } from '../family/softmax.ts';
import { TilePlay, type LookAhead } from './look-ahead.ts';

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

/**
 * Asks each seat's judge as if it were on turn: now, and again after some turns that are played on with the tiles that
 * everybody holds.
 */
class TileEvaluation implements Evaluation<TilePosition> {
  readonly name: string;
  readonly hash: string;
  readonly seesLuck = false;
  private readonly judge: TileJudge;
  private readonly taste: TileTaste;
  private play: TilePlay | null = null;

  constructor(name: string, basis: string, judge: TileJudge, taste: TileTaste) {
    this.name = name;
    this.hash = hashText(`${basis} ${JSON.stringify(taste)}`);
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
    const map = new ScoreMap();
    map.read(position.tops);
    const glance = new Glance(position, this.judge);
    glance.choose(position, map, 3 * most);
    return glance.ranked().slice(0, most);
  }

  reasons(position: TilePosition, move: number): ReturnType<Evaluation['reasons']> {
    const map = new ScoreMap();
    map.read(position.tops);
    return tileReasons(position, map, move, gainsOf(position, move));
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
export const makeTileEvaluation = (
  name: string,
  basis: string,
  judge: TileJudge,
  taste: TileTaste,
): Evaluation<TilePosition> => new TileEvaluation(name, basis, judge, taste);
