import type { Card, Config } from '../contract/card.ts';
import type { Chance } from '../contract/chance.ts';
import type { GameEvent } from '../contract/events.ts';
import { Position, type Result, type Tracks } from '../contract/position.ts';
import type { Rail } from '../contract/rail.ts';
import { bySymbol } from '../contract/symbols.ts';
import { advancesOf, whyNot } from './check.ts';
import { countEntries, listEntries } from './entries.ts';
import type { SheetLaws } from '../contract/sheet.ts';

/**
 * The score sheet of a game that lies on a real table. A move is what somebody has scored: all six tracks as they are then,
 * as digits of one number, red in the lowest. Of the pieces nothing is known: that the board is full, or a rack empty, is
 * said by whoever sees it.
 */
export class SheetPosition extends Position {
  readonly laws: SheetLaws;
  /** Whether the turn that is on is one on top. */
  isBonus = false;
  /** The move that lets this bonus turn lapse, and all that are due after it. */
  readonly passing: number;
  /** The move that ends the game. */
  readonly ending: number;
  /** How many values a marker can have: the base of the number of an entry. */
  private readonly values: number;

  constructor(card: Card, config: Config, teams: number, laws: SheetLaws) {
    super(card, config, teams);
    this.laws = laws;
    this.values = laws.scale.top + 1;
    this.passing = this.values ** 6;
    this.ending = this.passing + 1;
  }

  get rail(): Rail {
    return this.laws.scale;
  }

  deal(): void {}

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.isBonus = other.isBonus;
  }

  /** The move after which the mover's tracks are these. */
  entryOf(tracks: readonly number[]): number {
    return tracks.reduceRight((number, value) => number * this.values + value, 0);
  }

  /** The mover's tracks after a move. */
  tracksIn(move: number): Tracks {
    if (move >= this.passing) return this.tracksOf(this.turn);
    return bySymbol((symbol) => Math.floor(move / this.values ** symbol) % this.values);
  }

  /** Whether the sheet has no room left: a real game has long ended, and only that can be said. */
  get isFull(): boolean {
    return this.ply >= this.card.maxPlies;
  }

  countMoves(): number {
    if (this.ended) return 0;
    if (this.isFull) return 1;
    return countEntries(this.laws, this.tracksOf(this.turn)) + (this.isBonus ? 2 : 1);
  }

  legalMoves(): number[] {
    if (this.ended) return [];
    if (this.isFull) return [this.ending];
    const entries = listEntries(this.laws, this.tracksOf(this.turn)).map((tracks) => this.entryOf(tracks));
    const legal = entries.filter((move) => this.isLegal(move)).sort((a, b) => a - b);
    return [...legal, ...(this.isBonus ? [this.passing] : []), this.ending];
  }

  isLegal(move: number): boolean {
    if (this.ended || !Number.isInteger(move) || move < 0 || move > this.ending) return false;
    if (move === this.ending) return true;
    if (this.isFull) return false;
    if (move === this.passing) return this.isBonus;
    return whyNot(this.card, this.laws, this.tracksOf(this.turn), this.tracksIn(move)) === null;
  }

  randomMove(chance: Chance): number {
    const moves = this.legalMoves();
    return moves[chance.below(moves.length)] ?? this.ending;
  }

  play(move: number, _chance: Chance, events?: GameEvent[]): void {
    this.ply++;
    if (move === this.ending) return this.end(this.laws.ended, events);
    if (move === this.passing) this.due = 0;
    else this.enter(this.tracksIn(move), events);
    if (this.hasWon()) this.end('instant', events);
    else this.endTurn();
  }

  tracksAfter(move: number, out: Uint8Array): void {
    out.set(this.tracksIn(move));
  }

  /** Who is first has won also where people end a game that would have gone on, and gets what the winner gets (D12). */
  override result(): Result {
    const result = super.result();
    const { winnerPoints } = this.card;
    if (this.ended === null || winnerPoints === undefined) return result;
    const points = result.points.map((own, seat) => (result.ranks[seat] === 1 ? winnerPoints : own));
    return { ...result, points };
  }

  private enter(tracks: Tracks, events: GameEvent[] | undefined): void {
    const { reached } = this.laws.scale;
    const advances = advancesOf(this.tracksOf(this.turn), tracks);
    this.tracks.set(tracks, this.base);
    for (const { index, from, to } of advances) this.scored(index, to - from, to, events);
    const bonuses = advances.filter(({ from, to }) => (reached[to] ?? 0) > (reached[from] ?? 0));
    for (const { index } of bonuses) this.earned(index, events);
  }

  /** Alone at the table nothing ends the game before its pieces do. */
  private hasWon(): boolean {
    const { goal, top } = this.laws.scale;
    return this.config.players > 1 && this.hasAll(goal ?? top);
  }

  private endTurn(): void {
    this.isBonus = this.due > 0;
    if (this.isBonus) this.due--;
    else this.nextSeat();
  }
}
