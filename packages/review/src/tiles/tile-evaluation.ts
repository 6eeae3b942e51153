import { ScoreMap, Glance, tileReasons, type TileJudge } from '@sixfold/bots/tiles';
import { gainsOf } from '@sixfold/engine';
import type { TilePosition } from '@sixfold/engine/family';
import { hashText } from '@sixfold/engine/seeded';
import type { Evaluation, TeamShares } from '../contract/evaluation.ts';
import { sharesWon } from '../contract/shares.ts';
import { logit, softmax } from '../family/softmax.ts';
import { TilePlay, type LookAhead } from './look-ahead.ts';

/** How the judgements of all seats become shares. */
export interface TileTaste extends LookAhead {
  /** So many moves each seat glances at in the end. */
  readonly leaf: number;
  /** How much a seat's own outlook counts, and what it is worth to be on turn. */
  readonly steep: number;
  readonly tempo: number;
  /** How much of a game that is over when it was played on counts as won. */
  readonly trust: number;
}

/** Plays on for some turns with the tiles that everybody holds, and then asks each seat's judge as if it were on turn. */
class TileEvaluation implements Evaluation<TilePosition> {
  readonly name: string;
  readonly hash: string;
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
    const { taste } = this;
    const play = this.playFor(position);
    play.playOn(taste);
    if (play.world.ended) return { shares: softened(sharesWon(play.world), taste.trust), error: 0 };
    const mover = play.world.teamOf(play.world.turn);
    const heights = this.heights(play);
    return { shares: softmax(heights.map((height, team) => height + (team === mover ? taste.tempo : 0))), error: 0 };
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

  /** Partners are judged together: the mean of what both think. */
  private heights(play: TilePlay): number[] {
    const { world } = play;
    const { leaf, steep } = this.taste;
    const share = world.teams / world.config.players;
    const heights = Array<number>(world.teams).fill(0);
    for (let seat = 0; seat < world.config.players; seat++) {
      const team = world.teamOf(seat);
      heights[team] = (heights[team] ?? 0) + share * steep * logit(play.outlookOf(seat, leaf));
    }
    return heights;
  }
}

const softened = (shares: TeamShares, trust: number): TeamShares =>
  shares.map((share) => trust * share + (1 - trust) / shares.length);

/** How a game of tiles is judged that has such a judge. */
export const makeTileEvaluation = (
  name: string,
  basis: string,
  judge: TileJudge,
  taste: TileTaste,
): Evaluation<TilePosition> => new TileEvaluation(name, basis, judge, taste);
