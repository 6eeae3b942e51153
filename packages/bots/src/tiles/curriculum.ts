import type { Chance } from '@sixfold/engine';
import type { TilePosition } from '@sixfold/engine/family';
import type { Network } from '../family/network.ts';
import type { Chosen, Curriculum } from '../training/curriculum.ts';
import { companyFeatures, type Features } from './features.ts';
import { PLAIN_EYE, type Eye } from './first-sight.ts';
import { Glance, worthOf } from './glance.ts';
import type { Sense } from './judges.ts';
import { ScoreMap } from './score-map.ts';
import { soloFeatures } from './solo-features.ts';
import type { SoloTaste } from './hopes.ts';
import { thumbRule, trustVerdict } from './thumb.ts';

/** What a tile game says about learning. */
export interface TileCurriculum<P extends TilePosition> {
  readonly start: (chance: Chance) => P;
  readonly features: Features;
  readonly eye: Eye;
  /** So many moves are looked at at each turn. */
  readonly width: number;
  readonly hidden: number;
  readonly outputs: number;
  /** What a new network knows already. */
  readonly prime?: (network: Network) => void;
}

/** How several learn to play against each other: all outputs share the win; of two, the other one gets the rest.
 * They begin with a rule of thumb. */
export const inCompany = (teams: number, { thumb, eye }: Sense): Omit<TileCurriculum<TilePosition>, 'start'> => ({
  features: companyFeatures(teams, thumbRule(thumb)),
  eye,
  width: 12,
  hidden: 32,
  outputs: teams === 2 ? 1 : teams,
  prime: trustVerdict,
});

/** How somebody learns to play alone. Results differ little from game to game: they, too, begin with a rule of thumb. */
export const allAlone = (taste: SoloTaste, hidden: number): Omit<TileCurriculum<TilePosition>, 'start'> => ({
  features: soloFeatures(taste),
  eye: PLAIN_EYE,
  width: 12,
  hidden,
  outputs: 1,
  prime: trustVerdict,
});

/** How players of tile games learn: they look one move ahead and play on. */
export function tileCurriculum<P extends TilePosition>(plan: TileCurriculum<P>): Curriculum<P> {
  const { features, eye, width, ...rest } = plan;
  let onePly: OnePly | null = null;
  return {
    ...rest,
    inputs: features.inputs,
    choose(position, network, chance, seen, isDetour) {
      if (onePly?.network !== network) onePly = new OnePly(position, network, features, eye, width);
      return onePly.choose(position, seen, isDetour ? chance : null);
    },
    rewards: (position, seat) => rewardsOf(position, seat, plan.outputs),
  };
}

/** What a finished game was worth to a seat's team and to the teams after it, as many as there are outputs. */
const rewardsOf = (position: TilePosition, seat: number, outputs: number): number[] =>
  Array.from({ length: outputs }, (_, step) => worthOf(position, (seat + step) % position.config.players));

class OnePly {
  readonly network: Network;
  private readonly width: number;
  private readonly glance: Glance;
  private readonly map = new ScoreMap();
  private readonly inputs: Float32Array;
  private wasAsked = false;

  constructor(like: TilePosition, network: Network, features: Features, eye: Eye, width: number) {
    this.network = network;
    this.width = width;
    this.inputs = new Float32Array(features.inputs);
    this.glance = new Glance(like, {
      looksAhead: features.looksAhead,
      eye,
      valueOf: (position, seat, prospects) => {
        features.write(position, seat, prospects, this.inputs);
        this.wasAsked = true;
        return network.evaluate(this.inputs);
      },
    });
  }

  /** Somebody who is given luck takes another move by lot. */
  choose(position: TilePosition, seen: Float32Array, detour: Chance | null): Chosen {
    const { glance, map } = this;
    map.read(position.tops);
    const best = glance.choose(position, map, this.width);
    const move = detour === null ? best : glance.moves[detour.below(glance.count)]!;
    const instead = move !== best && this.look(position, best) ? this.network.shares.slice() : null;
    const wasAsked = this.look(position, move);
    seen.set(this.inputs);
    return { move, wasAsked, instead };
  }

  /** Once more, for what the network sees of a move; it is not asked about one that ends the game. */
  private look(position: TilePosition, move: number): boolean {
    this.wasAsked = false;
    this.glance.look(position, this.map, move);
    return this.wasAsked;
  }
}
