import type { Card, Config } from '../contract/card.ts';
import type { Chance } from '../contract/chance.ts';
import type { GameEvent } from '../contract/events.ts';
import { Position } from '../contract/position.ts';
import { KINDS, KINDS_SHOWING, makePiece } from './pieces.ts';

/** The two answers to the question at the end of a turn; other moves are smaller numbers. */
export const REFILL = 1 << 15;
/** Shows the rack and draws a new one, where `REFILL` only fills it up. */
export const SWAP = REFILL + 1;

/**
 * Games in which each player holds hidden pieces, plays one a turn, and at the end of the turn refills the rack or, if
 * no piece on it shows a weakest symbol, may swap all of it (B8, T9, C9).
 */
export abstract class RackPosition extends Position {
  readonly rackSize: number;
  /** How many of each kind each seat holds: `racks[seat * KINDS + kind]`. */
  readonly racks: Uint8Array;
  /** The set of kinds each seat holds. */
  readonly kinds: Int32Array;
  readonly held: Uint8Array;
  /** The pieces to draw from, in no particular order, in the first `bagSize` places. */
  readonly bag: Uint8Array;
  bagSize: number;
  /** Whether the seat to move must now refill or swap. */
  choosing = false;

  constructor(card: Card, config: Config, teams: number, rackSize: number, pieces: Uint8Array) {
    super(card, config, teams);
    this.rackSize = rackSize;
    this.racks = new Uint8Array(config.players * KINDS);
    this.kinds = new Int32Array(config.players);
    this.held = new Uint8Array(config.players);
    this.bag = pieces.slice();
    this.bagSize = pieces.length;
  }

  /** Plays a piece, as far as the first decision after it. */
  protected abstract playPiece(move: number, chance: Chance, events: GameEvent[] | undefined): void;
  /** The turn is over, refill or swap included. */
  protected abstract passTurn(events: GameEvent[] | undefined): void;
  /** What becomes of a swapped rack, before or after the new pieces are drawn. */
  protected abstract swapRack(chance: Chance, events: GameEvent[] | undefined): void;

  play(move: number, chance: Chance, events?: GameEvent[]): void {
    this.ply++;
    if (move < REFILL) {
      this.playPiece(move, chance, events);
      return;
    }
    this.choosing = false;
    if (move === SWAP) this.swapRack(chance, events);
    else this.refill(chance, events);
    this.passTurn(events);
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.racks.set(other.racks);
    this.kinds.set(other.kinds);
    this.held.set(other.held);
    this.bag.set(other.bag);
    this.bagSize = other.bagSize;
    this.choosing = other.choosing;
  }

  /** A rack's pieces in canonical order. */
  rackOf(seat: number): number[] {
    const pieces: number[] = [];
    for (let kind = 0; kind < KINDS; kind++) {
      for (let copy = this.racks[seat * KINDS + kind]!; copy > 0; copy--) pieces.push(kind);
    }
    return pieces;
  }

  protected dealRacks(chance: Chance): void {
    for (let seat = 0; seat < this.config.players; seat++) {
      for (let count = 0; count < this.rackSize; count++) this.addToRack(seat, this.takeFromBag(chance, seat));
    }
  }

  addToRack(seat: number, kind: number): void {
    const place = seat * KINDS + kind;
    this.racks[place] = this.racks[place]! + 1;
    this.kinds[seat] = this.kinds[seat]! | (1 << kind);
    this.held[seat] = this.held[seat]! + 1;
  }

  protected takeFromRack(kind: number): void {
    const place = this.turn * KINDS + kind;
    const left = this.racks[place]! - 1;
    this.racks[place] = left;
    if (left === 0) this.kinds[this.turn] = this.kinds[this.turn]! & ~(1 << kind);
    this.held[this.turn] = this.held[this.turn]! - 1;
  }

  takeFromBag(chance: Chance, seat: number): number {
    const index = chance.pick(this.bag, this.bagSize, seat);
    const kind = this.bag[index]!;
    this.bag[index] = this.bag[--this.bagSize]!;
    return kind;
  }

  /** Uses up one bonus turn; false if none is due or the rack is empty, so that they lapse. */
  protected takeBonusTurn(): boolean {
    if (this.due > 0 && this.held[this.turn]! > 0) {
      this.due--;
      return true;
    }
    this.due = 0;
    return false;
  }

  /** Whether the mover's rack may be swapped: it has pieces, and none shows a weakest symbol. */
  protected maySwap(): boolean {
    const kinds = this.kinds[this.turn]!;
    return kinds !== 0 && (kinds & KINDS_SHOWING[this.weakestSymbols()]!) === 0;
  }

  /** Asks the mover to refill or swap where there is a choice; otherwise refills. */
  protected endTurn(chance: Chance, events: GameEvent[] | undefined): void {
    if (this.maySwap()) {
      this.choosing = true;
      return;
    }
    this.refill(chance, events);
    this.passTurn(events);
  }

  private refill(chance: Chance, events: GameEvent[] | undefined): void {
    this.draw(this.rackSize - this.held[this.turn]!, chance, events);
  }

  protected draw(count: number, chance: Chance, events: GameEvent[] | undefined): void {
    const pieces: string[] | undefined = events && [];
    for (let drawn = 0; drawn < count; drawn++) {
      const kind = this.takeFromBag(chance, this.turn);
      this.addToRack(this.turn, kind);
      pieces?.push(makePiece(kind));
    }
    if (pieces) events?.push({ type: 'draw', seat: this.turn, pieces });
  }

  /** Shows the mover's whole rack to all and empties it. */
  protected showRack(events: GameEvent[] | undefined): number[] {
    const pieces = this.rackOf(this.turn);
    for (const kind of pieces) this.takeFromRack(kind);
    events?.push({ type: 'show', seat: this.turn, pieces: pieces.map(makePiece) });
    return pieces;
  }
}
