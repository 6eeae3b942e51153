import type { TilePosition } from '@sixfold/engine/family';
import { NearbyNetwork } from '../family/nearby.ts';
import { parseNetwork, sigmoid, type Evaluator, type Network } from '../family/network.ts';
import type { Weights } from '../family/networks.ts';
import { companyFeatures, type Features } from './features.ts';
import { PLAIN_EYE, type Eye } from './first-sight.ts';
import { CARE } from './gains.ts';
import type { Prospects } from './prospects.ts';
import { soloFeatures } from './solo-features.ts';
import type { SoloTaste } from './hopes.ts';
import { thumbRule, type Thumb } from './thumb.ts';

/** Says what a seat may expect when it has moved and not yet refilled. */
export interface TileJudge {
  /** Whether it must know what the next moves could bring, which takes time to find out. */
  readonly looksAhead: boolean;
  /** By what it chooses the moves that it looks at. */
  readonly eye: Eye;
  /** From 0 to 1. */
  valueOf(position: TilePosition, seat: number, prospects: Prospects): number;
}

/** A judge who has learned. */
export function learnedJudge(network: Evaluator, features: Features, eye: Eye = PLAIN_EYE): TileJudge {
  const inputs = new Float32Array(features.inputs);
  return {
    looksAhead: features.looksAhead,
    eye,
    valueOf(position, seat, prospects) {
      features.write(position, seat, prospects, inputs);
      return network.evaluate(inputs);
    },
  };
}

/** A judge with a rule of thumb. */
export function thumbJudge(thumb: Thumb): TileJudge {
  const verdict = thumbRule(thumb);
  return {
    looksAhead: true,
    eye: PLAIN_EYE,
    valueOf: (position, seat, prospects) => sigmoid(verdict(position, seat, prospects)),
  };
}

/** How a good player of any tile game thinks. */
export const plainJudge: TileJudge = thumbJudge({ care: CARE, answer: 1, followUp: 0.4 });

/** What players of one tile game know before they learn: a rule of thumb, and what to look at. */
export interface Sense {
  readonly thumb: Thumb;
  readonly eye: Eye;
}

/** A judge who has learned against so many players or teams. */
const companyJudge = (network: Network, teams: number, { thumb, eye }: Sense): TileJudge =>
  learnedJudge(network, companyFeatures(teams, thumbRule(thumb)), eye);

/** A judge and all that the judgement depends on, as a text. */
export interface KnownJudge {
  readonly judge: TileJudge;
  readonly basis: string;
}

const always = (judge: TileJudge) => (): TileJudge => judge;

function loneJudges(network: Network, taste: SoloTaste): () => TileJudge {
  const features = soloFeatures(taste);
  return () => learnedJudge(new NearbyNetwork(network), features);
}

/** Who judges for masters where so many compete, each for themselves. */
export async function loadKnownJudge(weights: Weights, teams: number, sense: Sense): Promise<KnownJudge> {
  const file = (await weights[teams]?.())?.default;
  if (!file) throw new Error(`nothing was learned for ${teams} who compete`);
  return { judge: companyJudge(parseNetwork(file), teams, sense), basis: JSON.stringify([file, sense.thumb]) };
}

/**
 * A judge for each number of players or teams that there is a network for. Whoever is alone sees other things, of which few change from
 * move to move; what is remembered of them must not outlast a decision, and so every decision has a judge of its own.
 */
export function judgesOf(
  networks: ReadonlyMap<number, Network>,
  sense: Sense,
  taste: SoloTaste,
): (position: TilePosition) => TileJudge {
  const judges = new Map<number, () => TileJudge>();
  for (const [teams, network] of networks) {
    judges.set(teams, teams === 1 ? loneJudges(network, taste) : always(companyJudge(network, teams, sense)));
  }
  return ({ teams }) => {
    const judge = judges.get(teams)?.();
    if (!judge) throw new Error(`nothing was learned for ${teams} who compete`);
    return judge;
  };
}
