import type { TilePosition } from '@sixfold/engine/family';
import { lackOf, lowest } from './gains.ts';
import { SPOTS, type Prospects } from './prospects.ts';

const PER_SYMBOL = 7;
const GLOBALS = 12;

/** How a network sees what a seat has before it after its move. */
export interface Features {
  readonly inputs: number;
  /** Whether it is written down what the next moves could bring. */
  readonly looksAhead: boolean;
  /** Describes it in numbers of about one. */
  write(position: TilePosition, seat: number, prospects: Prospects, inputs: Float32Array): void;
}

const order = new Uint8Array(6);
const keys = new Int32Array(6);

/** The six symbols, weakest track first; equal ones by what can be scored with them, so that colours are alike. */
function sortByTrack(tracks: Uint8Array, base: number, prospects: Prospects): void {
  for (let symbol = 0; symbol < 6; symbol++) {
    const { spots, onRack, unseen } = prospects;
    const key = ((tracks[base + symbol]! * 32 + spots[symbol * SPOTS]!) * 8 + onRack[symbol]!) * 64 + unseen[symbol]!;
    let at = symbol;
    for (; at > 0 && keys[at - 1]! > key; at--) {
      keys[at] = keys[at - 1]!;
      order[at] = order[at - 1]!;
    }
    keys[at] = key;
    order[at] = symbol;
  }
}

/** Where the tracks of the strongest other player or team begin; the own ones alone at the table. */
export function rivalBase(position: TilePosition, seat: number): number {
  const own = position.teamOf(seat);
  let rival = own;
  let least = Infinity;
  for (let team = 0; team < position.teams; team++) {
    const lack = team === own ? Infinity : lackOf(position.tracks, team * 6, 0);
    if (lack < least) {
      least = lack;
      rival = team;
    }
  }
  return rival * 6;
}

function total(tracks: Uint8Array, base: number): number {
  let sum = 0;
  for (let symbol = 0; symbol < 6; symbol++) sum += tracks[base + symbol]!;
  return sum;
}

/** What players at a table have before them. */
export const tableFeatures: Features = { inputs: 2 * 6 * PER_SYMBOL + GLOBALS, looksAhead: true, write: writeTable };

function writeTable(position: TilePosition, seat: number, prospects: Prospects, inputs: Float32Array): void {
  const { tracks, scale } = position;
  const own = position.teamOf(seat) * 6;
  const rival = rivalBase(position, seat);
  let at = 0;
  for (const base of [own, rival]) {
    sortByTrack(tracks, base, prospects);
    for (let index = 0; index < 6; index++) {
      const symbol = order[index]!;
      inputs[at++] = (tracks[own + symbol]! * 2) / scale.top;
      inputs[at++] = (tracks[rival + symbol]! * 2) / scale.top;
      for (let spot = 0; spot < SPOTS; spot++) inputs[at++] = prospects.spots[symbol * SPOTS + spot]! / 5;
      inputs[at++] = prospects.onRack[symbol]! / 2;
      inputs[at++] = prospects.unseen[symbol]! / 20;
    }
  }
  const isAlone = position.config.players === 1;
  const isOnTurn = position.turn === seat && !position.choosing && !isAlone;
  inputs[at++] = prospects.pairs / 100;
  inputs[at++] = prospects.pairs < 12 ? 1 - prospects.pairs / 12 : 0;
  inputs[at++] = isOnTurn ? 1 + position.due : 0;
  inputs[at++] = prospects.maySwap ? 1 : 0;
  inputs[at++] = prospects.followUp;
  inputs[at++] = prospects.secondFollowUp;
  inputs[at++] = prospects.threat;
  inputs[at++] = prospects.worstThreat;
  inputs[at++] = (lowest(tracks, own) - lowest(tracks, rival)) / 4;
  inputs[at++] = (total(tracks, own) - total(tracks, rival)) / 20;
  inputs[at++] = -lackOf(tracks, own, lowest(tracks, own)) / 3;
  inputs[at++] = -lackOf(tracks, rival, lowest(tracks, rival)) / 3;
}
