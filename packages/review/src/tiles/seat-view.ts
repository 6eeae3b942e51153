import { Prospects, SPOTS, type ScoreMap } from '@sixfold/bots/tiles';
import { KINDS, type TilePosition } from '@sixfold/engine/family';

/** So many tiles are told apart; nobody holds more. */
const TILES = 6;

/** The own track and the next seat's, tiles on the rack and in the bag that show it, and the best places. */
const PER_SYMBOL = 4 + SPOTS;

/** Numbers that tell of a seat. */
export const SEAT_INPUTS = 6 * PER_SYMBOL + TILES + 1;

/** Numbers of about one come of these. */
const TRACK = 0.5;
const RACK = 2;
const BAG = 20;
const POINTS = 5;

const NONE: readonly number[] = Array<number>(TILES).fill(0);

/** How a network sees one seat: its tracks, weakest first, what there is for each of them, and what its tiles could do now. */
export class SeatView {
  private readonly prospects = new Prospects();
  private readonly pieces = { rack: new Uint8Array(KINDS), unseen: new Uint8Array(KINDS) };

  /** Counts what is left to draw, before the seats of a position are looked at. */
  readBag({ bag, bagSize }: TilePosition): void {
    const { unseen } = this.pieces;
    unseen.fill(0);
    for (const kind of bag.subarray(0, bagSize)) unseen[kind] = (unseen[kind] ?? 0) + 1;
  }

  /** Everything of a seat, from a place on. */
  write(position: TilePosition, map: ScoreMap, seat: number, inputs: Float32Array, from: number): void {
    const { prospects, pieces } = this;
    pieces.rack.set(position.racks.subarray(seat * KINDS, (seat + 1) * KINDS));
    prospects.read(position, map, pieces, false);
    prospects.readMoves(position, map, seat, pieces);
    this.writeSymbols(position, seat, inputs, from);
    inputs.set(this.tiles(), from + 6 * PER_SYMBOL);
    inputs[from + SEAT_INPUTS - 1] = (position.held[seat] ?? 0) / TILES;
  }

  private writeSymbols(position: TilePosition, seat: number, inputs: Float32Array, from: number): void {
    const { onRack, unseen, spots } = this.prospects;
    const own = tracksAt(position, seat);
    const next = tracksAt(position, (seat + 1) % position.config.players);
    const top = TRACK * position.scale.top;
    let at = from;
    for (const symbol of this.order(own)) {
      inputs[at++] = (own[symbol] ?? 0) / top;
      inputs[at++] = (next[symbol] ?? 0) / top;
      inputs[at++] = (onRack[symbol] ?? 0) / RACK;
      inputs[at++] = (unseen[symbol] ?? 0) / BAG;
      for (let spot = 0; spot < SPOTS; spot++) inputs[at++] = (spots[symbol * SPOTS + spot] ?? 0) / POINTS;
    }
  }

  /** The six symbols, weakest track first; equal ones by what can be scored with them, so that colours are alike. */
  private order(tracks: Uint8Array): number[] {
    const { onRack, unseen, spots } = this.prospects;
    const keys = Array.from(
      tracks,
      (track, symbol) =>
        ((track * 32 + (spots[symbol * SPOTS] ?? 0)) * 16 + (onRack[symbol] ?? 0)) * 256 + (unseen[symbol] ?? 0),
    );
    return SYMBOLS.toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
  }

  /** What the best place for each tile on the rack is worth to the seat now, best first. */
  private tiles(): number[] {
    const { rack } = this.pieces;
    const worths = [...NONE];
    for (const [kind, count] of rack.entries()) worths.push(...Array<number>(count).fill(this.prospects.bestOf(kind)));
    return worths.sort((a, b) => b - a).slice(0, TILES);
  }
}

const SYMBOLS = [0, 1, 2, 3, 4, 5];

const tracksAt = (position: TilePosition, seat: number): Uint8Array => {
  const base = position.teamOf(seat) * 6;
  return position.tracks.subarray(base, base + 6);
};
