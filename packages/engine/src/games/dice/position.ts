import type { Config } from '../../contract/card.ts';
import type { Chance } from '../../contract/chance.ts';
import type { GameEvent } from '../../contract/events.ts';
import { Position } from '../../contract/position.ts';
import type { Rail } from '../../contract/rail.ts';
import { FACES, makeSymbol } from '../../contract/symbols.ts';
import { gatesUpTo, mayStep } from '../../family/gates.ts';
import { countBits } from '../../family/pieces.ts';
import { card } from './card.ts';

/**
 * Moves as numbers. A score says, from `SCORE` up, what becomes of the mover's groups of equal dice: in base 7, the
 * group that is first in canonical order in the lowest digit, 0 for scored, 1 to 6 for a joker of that symbol (D5).
 */
export const ROLL = 0;
export const SCORE = 1;
export const USES = 7;

/** Scores by number of groups; no player has dice for a third one. */
const WAYS = [1, USES, USES * USES];

/** Dice of each player, by number of players (D1). */
const DICE = [0, 0, 4, 3, 2];
/** Rolls in a turn (D3). */
export const ROLLS = 3;
/** Boxes in a row (D1). */
export const BOXES = 7;
/** Three sections, of which two are closed at first (D6). */
export const RAIL = { top: BOXES, marks: [], gates: gatesUpTo(BOXES) } satisfies Rail;

/** Dice counted by symbol, four bits each: at most nine dice are on the table. */
const countOf = (shown: number, symbol: number): number => (shown >> (symbol << 2)) & 15;
/** A bit for each symbol that at least two dice show. */
const groupsIn = (shown: number): number => ((shown >> 1) | (shown >> 2)) & 0x111111;

/** Whether a seat's dice lie on the table before the first turn (D2). */
export const rollsFirst = ({ options, starter }: Config, seat: number): boolean =>
  options['startRule'] === 'rolled' && seat !== starter;

/** The dice game in progress. */
export class DicePosition extends Position {
  readonly perPlayer: number;
  /** What each die shows, seat by seat; without meaning until the seat has rolled. */
  private readonly dice: Uint8Array;
  /** Each seat's dice counted by symbol; 0 until the seat has rolled. */
  private readonly shown: Int32Array;
  /** How often the mover has rolled this turn. */
  rolls = 0;
  /** Crosses on offer while a score is worked out; all 0 between moves. */
  private readonly offer = new Uint8Array(6);

  constructor(config: Config) {
    super(card, config);
    this.perPlayer = DICE[config.players]!;
    this.dice = new Uint8Array(config.players * this.perPlayer);
    this.shown = new Int32Array(config.players);
  }

  get rail(): Rail {
    return RAIL;
  }

  deal(chance: Chance): void {
    for (let seat = 0; seat < this.config.players; seat++) if (rollsFirst(this.config, seat)) this.roll(seat, chance);
  }

  countMoves(): number {
    return this.ended ? 0 : this.lastMove() - this.firstMove() + 1;
  }

  legalMoves(): number[] {
    return Array.from({ length: this.countMoves() }, (_, index) => this.firstMove() + index);
  }

  isLegal(move: number): boolean {
    return !this.ended && Number.isInteger(move) && move >= this.firstMove() && move <= this.lastMove();
  }

  randomMove(chance: Chance): number {
    return this.rolls === 0 ? ROLL : this.firstMove() + chance.below(this.countMoves());
  }

  play(move: number, chance: Chance, events?: GameEvent[]): void {
    this.ply++;
    if (move === ROLL) {
      this.rolls++;
      this.roll(this.turn, chance);
      events?.push({ type: 'roll', seat: this.turn, pieces: this.diceOf(this.turn)!.map(makeSymbol) });
      return;
    }
    this.rolls = 0;
    this.score(move, events);
    if (this.hasAll(BOXES)) this.end('instant', events);
    else this.nextSeat();
  }

  tracksAfter(move: number, out: Uint8Array): void {
    for (let symbol = 0; symbol < 6; symbol++) out[symbol] = this.tracks[this.base + symbol]!;
    if (move === ROLL) return;
    this.makeOffer(move);
    this.cross(out, 0);
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.dice.set(other.dice);
    this.shown.set(other.shown);
    this.rolls = other.rolls;
  }

  /** A seat's dice in the order in which they were rolled; null for one who has not rolled. */
  diceOf(seat: number): number[] | null {
    if (this.shown[seat] === 0) return null;
    return Array.from(this.dice.subarray(seat * this.perPlayer, (seat + 1) * this.perPlayer));
  }

  layDie(seat: number, index: number, symbol: number): void {
    this.dice[seat * this.perPlayer + index] = symbol;
    this.shown[seat] = this.shown[seat]! + (1 << (symbol << 2));
  }

  /** The symbols that two or more of the mover's dice show, in canonical order. */
  groups(): number[] {
    const groups = groupsIn(this.shown[this.turn]!);
    return Array.from(FACES).filter((symbol) => countOf(groups, symbol) > 0);
  }

  /** Whether the mover may roll (again). */
  mayRoll(): boolean {
    return this.rolls < ROLLS;
  }

  private firstMove(): number {
    return this.mayRoll() ? ROLL : SCORE;
  }

  private lastMove(): number {
    return this.rolls === 0 ? ROLL : WAYS[countBits(groupsIn(this.shown[this.turn]!))]!;
  }

  private roll(seat: number, chance: Chance): void {
    this.shown[seat] = 0;
    for (let index = 0; index < this.perPlayer; index++) {
      this.layDie(seat, index, FACES[chance.pick(FACES, FACES.length, seat, this.rolls)]!);
    }
  }

  private score(move: number, events: GameEvent[] | undefined): void {
    this.makeOffer(move);
    const offered = events && this.offer.slice();
    this.cross(this.tracks, this.base);
    if (!offered) return;
    for (let symbol = 0; symbol < 6; symbol++) {
      if (offered[symbol]! > 0) this.scored(symbol, offered[symbol]!, this.tracks[this.base + symbol]!, events);
    }
  }

  /** Puts the crosses that a score gives on offer: jokers (D5), and matches with all other players' dice (D4). */
  private makeOffer(move: number): void {
    const { offer } = this;
    const own = this.shown[this.turn]!;
    const others = this.shownByOthers();
    let uses = move - SCORE;
    for (let symbol = 0; symbol < 6; symbol++) {
      const count = countOf(own, symbol);
      let joker = 0;
      if (count > 1) {
        joker = uses % USES;
        uses = (uses - joker) / USES;
      }
      if (joker > 0) offer[joker - 1] = offer[joker - 1]! + count - 1;
      else offer[symbol] = offer[symbol]! + count * countOf(others, symbol);
    }
  }

  private shownByOthers(): number {
    let all = 0;
    for (let seat = 0; seat < this.config.players; seat++) all += this.shown[seat]!;
    return all - this.shown[this.turn]!;
  }

  /** Keeps crossing any row that can be crossed (D6); what is left on offer then is lost. */
  private cross(tracks: Uint8Array, base: number): void {
    const { offer } = this;
    let isDone: boolean;
    do {
      isDone = true;
      for (let symbol = 0; symbol < 6; symbol++) {
        const row = base + symbol;
        while (offer[symbol]! > 0 && mayStep(tracks, base, row, BOXES)) {
          tracks[row] = tracks[row]! + 1;
          offer[symbol] = offer[symbol]! - 1;
          isDone = false;
        }
      }
    } while (!isDone);
    for (let symbol = 0; symbol < 6; symbol++) offer[symbol] = 0;
  }
}
