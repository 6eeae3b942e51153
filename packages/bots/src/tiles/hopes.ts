import type { TilePosition } from '@sixfold/engine/family';
import { SPOTS, type Prospects } from './prospects.ts';

/** What playing alone is like in one tile game; the numbers were found by trying out many. */
export interface SoloTaste {
  /** How many tiles are still to be laid. */
  tilesLeft(position: TilePosition, prospects: Prospects): number;
  /** How many there are in a whole game. */
  readonly tiles: number;
  /** What half a tile still to come brings, apart from the places seen now. */
  readonly later: number;
  /** How much of the three best places counts, and how many halves must be to come for it to count in full. */
  readonly places: readonly number[];
  readonly wait: readonly number[];
  /** How much of the points beyond a stop counts: the place may be used after it. */
  readonly beyond: number;
  /** What it is worth to have passed the middle of a track, where a marker loses points. */
  readonly passed: number;
  /** How much more the weakest symbol counts than the others: first, and by how much more at the end. */
  readonly care: number;
  readonly careMore: number;
}

/** How far a track may be expected to come when so many halves with its symbol are still to be laid. */
function expected(
  { tracks, scale }: TilePosition,
  symbol: number,
  spots: Uint8Array,
  halves: number,
  { later, places, wait, beyond, passed }: SoloTaste,
): number {
  const track = tracks[symbol]!;
  const room = scale.stop[track]! - track;
  let sum = track + halves * later + (track < scale.top / 2 ? 0 : passed);
  for (let place = 0; place < SPOTS; place++) {
    const points = spots[symbol * SPOTS + place]!;
    const counted = place > 0 || points <= room ? points : room + beyond * (points - room);
    sum += places[place]! * counted * Math.min(1, halves / wait[place]!);
  }
  return sum;
}

/** What is hoped for alone: how many halves with each symbol are still to come, and how far each track will. */
export class Hopes {
  readonly halves = new Float32Array(6);
  readonly tracks = new Float32Array(6);
  /** How far the weakest track will come, as a share of its length. */
  weakest = 0;
  private readonly taste: SoloTaste;

  constructor(taste: SoloTaste) {
    this.taste = taste;
  }

  read(position: TilePosition, prospects: Prospects): void {
    const { taste, halves, tracks } = this;
    const tiles = taste.tilesLeft(position, prospects);
    const share = (2 * tiles) / prospects.unseen.reduce((sum, count) => sum + count, 1);
    const care = taste.care + taste.careMore * Math.max(0, 1 - tiles / taste.tiles);
    const middle = position.scale.top / 2;
    let lacks = 0;
    for (let symbol = 0; symbol < 6; symbol++) {
      halves[symbol] = prospects.unseen[symbol]! * share;
      tracks[symbol] = expected(position, symbol, prospects.spots, halves[symbol]!, taste);
      lacks += Math.exp(-care * (tracks[symbol]! - middle));
    }
    this.weakest = (middle - Math.log(lacks / 6) / care) / position.scale.top;
  }
}
