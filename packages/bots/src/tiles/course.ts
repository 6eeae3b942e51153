import type { Chance, TilePosition } from '@sixfold/engine';
import type { Network } from '../network.ts';
import type { Chosen, Course } from '../training/course.ts';
import type { Features } from './features.ts';
import { Glance, worthOf } from './glance.ts';
import type { Judge } from './judges.ts';
import { ScoreMap } from './score-map.ts';

/** What a tile game says about learning. */
export interface TileCourse<P extends TilePosition> {
  readonly start: (chance: Chance) => P;
  readonly features: Features;
  /** Who plays every other game, where nobody else shows the network what is better. */
  readonly teacher: Judge | null;
}

const HIDDEN = 32;

/** So many moves are looked at at each turn; alone there is no rival who punishes, so that more must be seen. */
const WIDTH = 8;
const WIDTH_ALONE = 12;

/** One move in so many of the teacher's is a random one of those looked at. */
const SLIPS = 6;

/** Alone, results differ little from game to game: it takes many small steps to learn from them. */
const BATCH = 8;
const BATCH_ALONE = 2;

/** How players of tile games learn: they look one move ahead and play on. */
export function tileCourse<P extends TilePosition>({ start, features, teacher }: TileCourse<P>): Course<P> {
  let pupil: Pupil | null = null;
  return {
    inputs: features.inputs,
    hidden: HIDDEN,
    batch: teacher ? BATCH_ALONE : BATCH,
    start,
    choose(position, network, chance, seen) {
      if (pupil?.network !== network) pupil = new Pupil(position, network, features, teacher);
      return pupil.choose(position, seen, chance);
    },
    worth: worthOf,
  };
}

class Pupil {
  readonly network: Network;
  private readonly glance: Glance;
  private readonly teacher: Glance | null;
  private readonly map = new ScoreMap();
  private readonly inputs: Float32Array;
  private isShown = false;
  private wasAsked = false;

  constructor(like: TilePosition, network: Network, features: Features, teacher: Judge | null) {
    this.network = network;
    this.inputs = new Float32Array(features.inputs);
    this.teacher = teacher && new Glance(like, teacher);
    this.glance = new Glance(like, (position, seat, prospects) => {
      features.write(position, seat, prospects, this.inputs);
      this.wasAsked = true;
      return network.evaluate(this.inputs);
    });
  }

  choose(position: TilePosition, seen: Float32Array, chance: Chance): Chosen {
    const { glance, map, teacher } = this;
    map.read(position.tops);
    if (teacher && position.ply === 0) this.isShown = chance.below(2) === 0;
    const move =
      teacher && this.isShown
        ? this.show(teacher, position, chance)
        : glance.choose(position, map, teacher ? WIDTH_ALONE : WIDTH);
    // Once more, for what the network saw of this move; it is not asked about a move that ends the game.
    this.wasAsked = false;
    glance.look(position, map, move);
    seen.set(this.inputs);
    return { move, wasAsked: this.wasAsked };
  }

  private show(teacher: Glance, position: TilePosition, chance: Chance): number {
    const best = teacher.choose(position, this.map, WIDTH);
    return chance.below(SLIPS) === 0 ? teacher.moves[chance.below(teacher.count)]! : best;
  }
}
