import type { TilePosition } from '@sixfold/engine/family';
import { lackOf, lowest } from './gains.ts';
import { SPOTS, type Prospects } from './prospects.ts';
import { rivalBase, rivalsInTurn } from './rivals.ts';
import type { ThumbRule } from './thumb.ts';

const PER_SYMBOL = 7;
/** Numbers of the whole table, and of each rival. */
const GLOBALS = 8;
const PER_RIVAL = 4;

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

function total(tracks: Uint8Array, base: number): number {
  let sum = 0;
  for (let symbol = 0; symbol < 6; symbol++) sum += tracks[base + symbol]!;
  return sum;
}

const strongestRival = (position: TilePosition, seat: number, bases: number[]): void => {
  bases[0] = rivalBase(position, seat);
};

/** What a player at a table has before them, however many there are: they look at the strongest rival alone. */
export const tableFeatures: Features = featuresAgainst(1, strongestRival);

/** What somebody has before them where so many players or teams compete, all of whom they look at; a rule of thumb's verdict last. */
export function companyFeatures(teams: number, verdict: ThumbRule): Features {
  const all = featuresAgainst(teams - 1, rivalsInTurn);
  return {
    inputs: all.inputs + 1,
    looksAhead: true,
    write(position, seat, prospects, inputs) {
      all.write(position, seat, prospects, inputs);
      inputs[all.inputs] = verdict(position, seat, prospects);
    },
  };
}

function featuresAgainst(
  rivals: number,
  find: (position: TilePosition, seat: number, bases: number[]) => void,
): Features {
  const bases = Array<number>(rivals).fill(0);
  return {
    inputs: (1 + rivals) * 6 * PER_SYMBOL + GLOBALS + rivals * PER_RIVAL,
    looksAhead: true,
    write(position, seat, prospects, inputs) {
      const own = position.teamOf(seat) * 6;
      find(position, seat, bases);
      let at = writeTracks(position, own, own, rivalBase(position, seat), prospects, inputs, 0);
      for (const rival of bases) at = writeTracks(position, rival, own, rival, prospects, inputs, at);
      at = writeTable(position, seat, prospects, inputs, at);
      for (const rival of bases) at = writeComparison(position, own, rival, inputs, at);
    },
  };
}

/** Symbol by symbol, in the order of the tracks that begin at `base`; returns where to go on, as the others do. */
function writeTracks(
  { tracks, scale }: TilePosition,
  base: number,
  own: number,
  rival: number,
  prospects: Prospects,
  inputs: Float32Array,
  from: number,
): number {
  let at = from;
  sortByTrack(tracks, base, prospects);
  for (let index = 0; index < 6; index++) {
    const symbol = order[index]!;
    inputs[at++] = (tracks[own + symbol]! * 2) / scale.top;
    inputs[at++] = (tracks[rival + symbol]! * 2) / scale.top;
    for (let spot = 0; spot < SPOTS; spot++) inputs[at++] = prospects.spots[symbol * SPOTS + spot]! / 5;
    inputs[at++] = prospects.onRack[symbol]! / 2;
    inputs[at++] = prospects.unseen[symbol]! / 20;
  }
  return at;
}

function writeTable(
  position: TilePosition,
  seat: number,
  prospects: Prospects,
  inputs: Float32Array,
  from: number,
): number {
  const isOnTurn = position.turn === seat && !position.choosing && position.config.players > 1;
  let at = from;
  inputs[at++] = prospects.pairs / 100;
  inputs[at++] = prospects.pairs < 12 ? 1 - prospects.pairs / 12 : 0;
  inputs[at++] = isOnTurn ? 1 + position.due : 0;
  inputs[at++] = prospects.maySwap ? 1 : 0;
  inputs[at++] = prospects.followUp;
  inputs[at++] = prospects.secondFollowUp;
  inputs[at++] = prospects.threat;
  inputs[at++] = prospects.worstThreat;
  return at;
}

function writeComparison(
  { tracks }: TilePosition,
  own: number,
  rival: number,
  inputs: Float32Array,
  from: number,
): number {
  let at = from;
  inputs[at++] = (lowest(tracks, own) - lowest(tracks, rival)) / 4;
  inputs[at++] = (total(tracks, own) - total(tracks, rival)) / 20;
  inputs[at++] = -lackOf(tracks, own, lowest(tracks, own)) / 3;
  inputs[at++] = -lackOf(tracks, rival, lowest(tracks, rival)) / 3;
  return at;
}
