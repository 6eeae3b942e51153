import type { KnownJudge } from '@sixfold/bots/tiles';
import type { TilePosition } from '@sixfold/engine/family';
import { hashText } from '@sixfold/engine/seeded';
import type { Evaluation, FollowUp, TeamShares } from '../contract/evaluation.ts';
import { TilePlay } from './look-ahead.ts';
import { reasonsFor } from './reasons.ts';

/** How a game of tiles is played on before moves are judged. */
export interface TileFollowUp extends Omit<FollowUp, 'playOn'> {
  /** So many moves are glanced at by whoever plays on, and by whoever is asked what has come of it. */
  readonly width: number;
  readonly leaf: number;
}

/** Where several others share what is left, each glances at so many moves: it is only asked how they stand beside each other. */
const BESIDE = 2;

/** Nobody's share of what is left is nothing at all. */
const LEAST = 0.001;

/** Who judges for masters, by how many compete. */
export type Masters = ReadonlyMap<number, KnownJudge>;

/**
 * Judges moves as masters do when they try them out: all play on at a glance, drawing what luck brings, until the one who decided is on turn
 * again and is asked.
 */
class FollowedEvaluation implements Evaluation<TilePosition> {
  readonly name: string;
  readonly hash: string;
  readonly seesLuck = false;
  readonly followUp: FollowUp<TilePosition>;
  private readonly masters: Masters;
  private readonly leaf: number;
  private play: TilePlay | null = null;

  constructor(name: string, masters: Masters, taste: TileFollowUp) {
    const { width, leaf, ...followUp } = taste;
    const bases = Array.from(masters, ([teams, { basis }]) => [teams, basis]);
    this.name = name;
    this.hash = hashText(JSON.stringify([bases, taste]));
    this.masters = masters;
    this.leaf = leaf;
    this.followUp = {
      ...followUp,
      playOn: (world, ...how) => this.playFor(world).playOut(world, ...how, width),
    };
  }

  /** Whoever is on turn says what it is worth to them, and the others share what is left. */
  appraise(position: TilePosition): { readonly shares: TeamShares; readonly error: 0 } {
    const play = this.playFor(position);
    play.set(position);
    const mover = position.teamOf(position.turn);
    const own = play.outlookOf(position.turn, this.leaf);
    const others = this.weightsBeside(mover, play);
    const total = others.reduce((sum, weight) => sum + weight, 0);
    return { shares: others.map((weight, team) => (team === mover ? own : ((1 - own) * weight) / total)), error: 0 };
  }

  candidates(position: TilePosition, most: number): number[] {
    const play = this.playFor(position);
    play.set(position);
    return play.candidates(most);
  }

  reasons(position: TilePosition, move: number): ReturnType<Evaluation['reasons']> {
    return reasonsFor(position, move);
  }

  /** Several others share as each of them would think of it on turn; where there are more than two teams, a seat is one. */
  private weightsBeside(mover: number, play: TilePlay): number[] {
    const { teams } = play.world;
    const weightOf = (team: number): number => (teams === 2 ? 1 : Math.max(play.outlookOf(team, BESIDE), LEAST));
    return Array.from({ length: teams }, (_, team) => (team === mover ? 0 : weightOf(team)));
  }

  private playFor(position: TilePosition): TilePlay {
    if (this.play?.isLike(position)) return this.play;
    const master = this.masters.get(position.teams);
    if (!master) throw new Error(`nobody judges where ${position.teams} compete`);
    this.play = new TilePlay(position, master.judge);
    return this.play;
  }
}

/** How moves are judged in a game of tiles by what masters have learned. */
export const makeFollowedEvaluation = (name: string, masters: Masters, taste: TileFollowUp): Evaluation<TilePosition> =>
  new FollowedEvaluation(name, masters, taste);
