import type { TilePosition } from '@sixfold/engine/family';
import { sigmoid, type Network } from '../family/network.ts';
import { rivalBase, tableFeatures, type Features } from './features.ts';
import { CARE, lackOf, lowest } from './gains.ts';
import type { Prospects } from './prospects.ts';

/** Says what a seat may expect when it has moved and not yet refilled. */
export interface TileJudge {
  /** Whether it must know what the next moves could bring, which takes time to find out. */
  readonly looksAhead: boolean;
  /** From 0 to 1. */
  valueOf(position: TilePosition, seat: number, prospects: Prospects): number;
}

/** A judge who has learned. */
export function learnedJudge(network: Network, features: Features = tableFeatures): TileJudge {
  const inputs = new Float32Array(features.inputs);
  return {
    looksAhead: features.looksAhead,
    valueOf(position, seat, prospects) {
      features.write(position, seat, prospects, inputs);
      return network.evaluate(inputs);
    },
  };
}

/** What a rule of thumb weighs. */
export interface Thumb {
  /** How fast a point loses worth as its track grows. */
  readonly care: number;
  /** How much of the next player's best tile counts, and of the own next one. */
  readonly answer: number;
  readonly followUp: number;
}

/** How much of the own next tile counts when an extra turn is due, and what new tiles are worth after a swap. */
const EXTRA_TURN = 0.8;
const NEW_TILES = 0.35;

/**
 * A judge with a rule of thumb: compares what the two players lack once the own next tile is laid, in part, and the next
 * player's.
 */
export function thumbJudge({ care, answer, followUp }: Thumb): TileJudge {
  /** What a player lacks when a move of this worth is still to come. */
  const lack = (tracks: Uint8Array, base: number, toCome: number): number => {
    const floor = lowest(tracks, base);
    return Math.log(Math.max(0.3, lackOf(tracks, base, floor, care) - toCome)) - care * floor;
  };
  const valueOf = (position: TilePosition, seat: number, prospects: Prospects): number => {
    const { tracks, config } = position;
    const own = position.teamOf(seat) * 6;
    if (config.players === 1) return sigmoid(-lack(tracks, own, prospects.threat) - 4);
    const isOnTurn = position.turn === seat && !position.choosing;
    const next = prospects.hasRack ? (isOnTurn ? EXTRA_TURN : followUp) * prospects.followUp : NEW_TILES;
    return sigmoid(lack(tracks, rivalBase(position, seat), answer * prospects.threat) - lack(tracks, own, next));
  };
  return { looksAhead: true, valueOf };
}

/** How a good player of any tile game thinks. */
export const plainJudge: TileJudge = thumbJudge({ care: CARE, answer: 1, followUp: 0.4 });
