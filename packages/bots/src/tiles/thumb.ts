import type { TilePosition } from '@sixfold/engine/family';
import { LEAK, type Network } from '../family/network.ts';
import { lackOf, lowest } from './gains.ts';
import type { Prospects } from './prospects.ts';
import { rivalBase } from './rivals.ts';

/** What a rule of thumb weighs. */
export interface Thumb {
  /** How fast a point loses worth as its track grows. */
  readonly care: number;
  /** How much of the next player's best tile counts, and of the own next one. */
  readonly answer: number;
  readonly followUp: number;
}

/** How much better off a seat is than its rivals: more than 0 if it is. */
export type ThumbRule = (position: TilePosition, seat: number, prospects: Prospects) => number;

/** How much of the own next tile counts when an extra turn is due, and what new tiles are worth after a swap. */
const EXTRA_TURN = 0.8;
const NEW_TILES = 0.35;

/** Compares what the two players lack once the own next tile is laid, in part, and the next player's. */
export function thumbRule({ care, answer, followUp }: Thumb): ThumbRule {
  /** What a player lacks when a move of this worth is still to come. */
  const lack = (tracks: Uint8Array, base: number, toCome: number): number => {
    const floor = lowest(tracks, base);
    return Math.log(Math.max(0.3, lackOf(tracks, base, floor, care) - toCome)) - care * floor;
  };
  return (position, seat, prospects) => {
    const { tracks, config } = position;
    const own = position.teamOf(seat) * 6;
    if (config.players === 1) return -lack(tracks, own, prospects.threat) - 4;
    const isOnTurn = position.turn === seat && !position.choosing;
    const next = prospects.hasRack ? (isOnTurn ? EXTRA_TURN : followUp) * prospects.followUp : NEW_TILES;
    return lack(tracks, rivalBase(position, seat), answer * prospects.threat) - lack(tracks, own, next);
  };
}

/**
 * Has a new network begin with the rule of thumb: two neurons hand its verdict, the last input, on to the first output,
 * whatever its sign; the others hardly count at first.
 */
export function trustVerdict({ inputs, hidden, outputs, weights }: Network): void {
  const outer = inputs * hidden + hidden;
  weights.fill(0, 0, 2 * inputs);
  for (let index = outer; index < outer + outputs * hidden; index++) weights[index]! *= 0.1;
  for (const [neuron, sign] of [1, -1].entries()) {
    weights[neuron * inputs + inputs - 1] = sign;
    for (let output = 0; output < outputs; output++) {
      weights[outer + output * hidden + neuron] = output === 0 ? sign / (1 + LEAK) : 0;
    }
  }
}
