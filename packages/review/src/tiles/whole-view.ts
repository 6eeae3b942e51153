import { ScoreMap, type TileJudge } from '@sixfold/bots/tiles';
import type { TilePosition } from '@sixfold/engine/family';
import { sharesWon } from '../contract/shares.ts';
import type { WholeSight } from '../family/sight.ts';
import { logit } from '../family/softmax.ts';
import { TilePlay } from './look-ahead.ts';
import { SEAT_INPUTS, SeatView } from './seat-view.ts';

/** How far and how well a game is played on, and by whose judgement, before everybody is asked again. */
export interface Foresight {
  readonly judge: TileJudge;
  /** After so many turns of every seat, with the tiles that it holds and no others, everybody is asked. */
  readonly horizons: readonly number[];
  /** So many moves are glanced at by whoever plays on, and by whoever is asked. */
  readonly width: number;
  readonly leaf: number;
}

/** Numbers that tell of the whole table. */
const TABLE_INPUTS = 6;

/** With so few pairs of fields left the end is near, or nearly so. */
const END = 12;
const LATE = 40;

/** An outlook counts half of how high it stands: then it is of about one. */
const HEIGHT = 2;

const shareLeft = (pairs: number, of: number): number => Math.max(0, 1 - pairs / of);

/**
 * How a network sees a whole position of a game of tiles: every seat in the order of turns, what each thinks of it, and what each
 * would think later, if everybody went on with the tiles that they hold. This is what shows what a tile is good for.
 */
export class WholeView implements WholeSight<TilePosition> {
  readonly inputs: number;
  private readonly players: number;
  private readonly perSeat: number;
  private readonly map = new ScoreMap();
  private readonly seats = new SeatView();
  private readonly plays: readonly { readonly play: TilePlay; readonly foresight: Foresight }[];

  constructor(like: TilePosition, foresights: readonly Foresight[]) {
    this.players = like.config.players;
    this.plays = foresights.map((foresight) => ({ play: new TilePlay(like, foresight.judge), foresight }));
    this.perSeat = foresights.reduce((sum, { horizons }) => sum + horizons.length, SEAT_INPUTS);
    this.inputs = this.players * this.perSeat + TABLE_INPUTS;
  }

  write(position: TilePosition, inputs: Float32Array): void {
    const { map, seats, perSeat } = this;
    map.read(position.tops);
    seats.readBag(position);
    for (const [place, seat] of this.inTurn(position).entries()) {
      seats.write(position, map, seat, inputs, place * perSeat);
    }
    this.writeTable(position, inputs);
    let from = SEAT_INPUTS;
    for (const { play, foresight } of this.plays) {
      play.set(position);
      this.writeOutlooks(position, play, foresight, inputs, from);
      from += foresight.horizons.length;
    }
  }

  /** All seats, the one on turn first. */
  private inTurn({ turn }: TilePosition): number[] {
    return Array.from({ length: this.players }, (_, step) => (turn + step) % this.players);
  }

  private writeTable({ pairs, choosing, due, laidCount }: TilePosition, inputs: Float32Array): void {
    const { size } = pairs;
    const table = [size / 100, shareLeft(size, END), shareLeft(size, LATE), +choosing, due, laidCount / 40];
    inputs.set(table, this.players * this.perSeat);
  }

  /** What everybody thinks at each horizon, from a place on in each seat's numbers. */
  private writeOutlooks(
    position: TilePosition,
    play: TilePlay,
    { horizons, width, leaf }: Foresight,
    inputs: Float32Array,
    from: number,
  ): void {
    const seats = this.inTurn(position);
    let turns = 0;
    for (const [index, horizon] of horizons.entries()) {
      play.playOn({ turns: horizon - turns, width });
      turns = horizon;
      const outlooks = outlooksIn(play, leaf);
      for (const [place, seat] of seats.entries()) {
        inputs[place * this.perSeat + from + index] = logit(outlooks[seat] ?? 0) / HEIGHT;
      }
    }
  }
}

/** What every seat thinks of where it has come to; at the end, what it has won. */
function outlooksIn(play: TilePlay, leaf: number): readonly number[] {
  const { world } = play;
  if (!world.ended) return play.outlooks(leaf);
  const won = sharesWon(world);
  return Array.from({ length: world.config.players }, (_, seat) => won[world.teamOf(seat)] ?? 0);
}
