import type { Chance } from '@sixfold/engine';
import type { TilePosition } from '@sixfold/engine/family';
import type { Network } from '../family/network.ts';
import type { Chosen, Curriculum } from '../training/curriculum.ts';
import type { Features } from './features.ts';
import { Glance, worthOf } from './glance.ts';
import { ScoreMap } from './score-map.ts';

/** What a tile game says about learning. */
export interface TileCurriculum<P extends TilePosition> {
  readonly start: (chance: Chance) => P;
  readonly features: Features;
  /** So many moves are looked at at each turn. */
  readonly width: number;
  readonly hidden: number;
  readonly batch: number;
  readonly passes?: number;
  /** What a new network knows already. */
  readonly prime?: (network: Network) => void;
}

/** How players of tile games learn: they look one move ahead and play on. */
export function tileCurriculum<P extends TilePosition>(plan: TileCurriculum<P>): Curriculum<P> {
  const { features, width, ...rest } = plan;
  let onePly: OnePly | null = null;
  return {
    ...rest,
    inputs: features.inputs,
    choose(position, network, _chance, seen) {
      if (onePly?.network !== network) onePly = new OnePly(position, network, features, width);
      return onePly.choose(position, seen);
    },
    reward: worthOf,
  };
}

class OnePly {
  readonly network: Network;
  private readonly width: number;
  private readonly glance: Glance;
  private readonly map = new ScoreMap();
  private readonly inputs: Float32Array;
  private wasAsked = false;

  constructor(like: TilePosition, network: Network, features: Features, width: number) {
    this.network = network;
    this.width = width;
    this.inputs = new Float32Array(features.inputs);
    this.glance = new Glance(like, {
      looksAhead: features.looksAhead,
      valueOf: (position, seat, prospects) => {
        features.write(position, seat, prospects, this.inputs);
        this.wasAsked = true;
        return network.evaluate(this.inputs);
      },
    });
  }

  choose(position: TilePosition, seen: Float32Array): Chosen {
    const { glance, map } = this;
    map.read(position.tops);
    const move = glance.choose(position, map, this.width);
    // Once more, for what the network saw of this move; it is not asked about a move that ends the game.
    this.wasAsked = false;
    glance.look(position, map, move);
    seen.set(this.inputs);
    return { move, wasAsked: this.wasAsked };
  }
}
