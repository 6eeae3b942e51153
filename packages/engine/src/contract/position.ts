import type { Card, Config } from './card.ts';
import type { Chance } from './chance.ts';
import type { EndReason, GameEvent } from './events.ts';
import type { Rail } from './rail.ts';
import { ranks, weakest } from './ranking.ts';
import { makeSymbol, type BySymbol } from './symbols.ts';
import { allAtLeast } from './tracks.ts';

/** A player's or team's six tracks: how far each marker has come. */
export type Tracks = BySymbol<number>;

/** Who came where, and with what. */
export interface Result {
  ranks: number[];
  tracks: Tracks[];
  /** The seat that won by an instant-win rule. */
  instant: number | null;
  /** Victory points in a series (F6). */
  points: number[];
}

/**
 * A game in progress: all of its state, and its rules. Moves are numbers whose meaning depends on the game; a game's
 * `moves.ts` turns them into objects and words. Only legal moves may be played: the border checks, the rules trust.
 */
export abstract class Position {
  readonly card: Card;
  readonly config: Config;
  /** Rows of tracks: one a player, or one a team. */
  readonly teams: number;
  /** Six values a team. */
  readonly tracks: Uint8Array;
  /** The seat that decides next, or that decided last. */
  turn = 0;
  /** Where the mover's six tracks begin. */
  protected base = 0;
  /** Moves played so far. */
  ply = 0;
  /** Bonus turns that the seat to move still has after this one. */
  due = 0;
  ended: EndReason | null = null;

  constructor(card: Card, config: Config, teams = config.players) {
    this.card = card;
    this.config = config;
    this.teams = teams;
    this.tracks = new Uint8Array(teams * 6);
    this.setTurn(config.starter);
  }

  setTurn(seat: number): void {
    this.turn = seat;
    this.base = this.teamOf(seat) * 6;
  }

  /** Partners sit opposite each other; the others play for themselves. */
  teamOf(seat: number): number {
    return seat < this.teams ? seat : seat - this.teams;
  }

  /** What the tracks look like at this table. */
  abstract get rail(): Rail;
  /** The number of different legal moves. */
  abstract countMoves(): number;
  /** All legal moves in ascending order. */
  abstract legalMoves(): number[];
  abstract isLegal(move: number): boolean;
  /** A uniformly random legal move. */
  abstract randomMove(chance: Chance): number;
  /** Plays a legal move, and everything up to the next decision. What happened is added to `events`, if given. */
  abstract play(move: number, chance: Chance, events?: GameEvent[]): void;
  /** Writes the mover's six tracks as the scoring of `move` alone leaves them. */
  abstract tracksAfter(move: number, out: Uint8Array): void;
  /** Sets up a blank position: shuffles, deals, rolls and lays out. */
  abstract deal(chance: Chance): void;

  /** Becomes equal to another position of the same configuration. */
  copyFrom(other: this): void {
    this.tracks.set(other.tracks);
    this.turn = other.turn;
    this.base = other.base;
    this.ply = other.ply;
    this.due = other.due;
    this.ended = other.ended;
  }

  clone(): this {
    const copy = new (this.constructor as new (config: Config) => this)(this.config);
    copy.copyFrom(this);
    return copy;
  }

  tracksOf(seat: number): Tracks {
    const base = this.teamOf(seat) * 6;
    const at = (symbol: number): number => this.tracks[base + symbol]!;
    return [at(0), at(1), at(2), at(3), at(4), at(5)];
  }

  /** All seats' tracks; partners show the same ones. */
  allTracks(): Tracks[] {
    const all: Tracks[] = [];
    for (let seat = 0; seat < this.config.players; seat++) all.push(this.tracksOf(seat));
    return all;
  }

  /** The standing as it would be if the game ended now; final once `ended` is set. */
  result(): Result {
    const tracks = this.allTracks();
    const instant = this.ended === 'instant' ? this.turn : null;
    const rows = tracks.slice(0, this.teams);
    const byTeam = ranks(rows, instant === null ? null : this.teamOf(instant));
    return {
      ranks: tracks.map((_, seat) => byTeam[this.teamOf(seat)]!),
      tracks,
      instant,
      points: tracks.map(weakest),
    };
  }

  /** The mover's weakest symbols (F3), as a set in bits. */
  weakestSymbols(): number {
    const { tracks, base } = this;
    let lowest = 255;
    let set = 0;
    for (let symbol = 0; symbol < 6; symbol++) {
      // Signs as bits in place of branches, which playouts would mispredict every other time.
      const above = tracks[base + symbol]! - lowest;
      const isLower = above >> 31;
      lowest += above & isLower;
      set = (set & ~isLower) | (+(above <= 0) << symbol);
    }
    return set;
  }

  /** Hands the turn to the next seat clockwise (F5). */
  protected nextSeat(): void {
    const next = this.turn + 1;
    this.setTurn(next === this.config.players ? 0 : next);
  }

  /** Whether all six of the mover's markers have come at least so far. */
  protected hasAll(value: number): boolean {
    return allAtLeast(this.tracks, this.base, value);
  }

  protected end(reason: EndReason, events: GameEvent[] | undefined): void {
    this.ended = reason;
    this.due = 0;
    events?.push({ type: 'end', reason });
  }

  protected scored(symbol: number, points: number, track: number, events: GameEvent[] | undefined): void {
    events?.push({ type: 'score', seat: this.turn, symbol: makeSymbol(symbol), points, track });
  }

  protected earned(symbol: number, events: GameEvent[] | undefined): void {
    this.due++;
    events?.push({ type: 'bonus', seat: this.turn, symbol: makeSymbol(symbol) });
  }
}
