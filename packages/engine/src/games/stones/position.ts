import type { Config } from '../../contract/card.ts';
import type { Chance } from '../../contract/chance.ts';
import type { GameEvent } from '../../contract/events.ts';
import { Position } from '../../contract/position.ts';
import type { Rail } from '../../contract/rail.ts';
import { makeSymbol } from '../../contract/symbols.ts';
import { countBits, nthBit } from '../../family/pieces.ts';
import { card } from './card.ts';

/** Moves as numbers. Turns over a stone of the pile (S3). */
export const DRAW = 0;
/** Collects what is in the tray (S6). */
export const STOP = 1;
/** Takes a single stone of the weakest symbol instead of drawing (S8). */
export const TAKE = 2;
/** Does nothing, because nothing can be done (S9). */
export const PASS = 3;

/** 21 stones of each symbol (S1). */
const STONES = Uint8Array.from({ length: 126 }, (_, index) => index % 6);

/** As many stones lie in the middle at the start of a turn, if the pile can supply them (S2). */
export const OPEN = 3;

/** The goal per symbol, by number of players (S1). */
export const GOALS = [0, 0, 7, 6, 5];

/**
 * Decision: a hundred turns in a row in which no collection grows end the game. Late stones can go round for ever, even
 * without a choice: one player matches the last two and puts them back, the next one busts with the first of them.
 */
export const IDLE_LIMIT = 100;

/** The stones game in progress. */
export class StonesPosition extends Position {
  readonly goal: number;
  /** The stones to turn over, in no particular order, in the first `pileSize` places. */
  readonly pile = STONES.slice();
  pileSize = STONES.length;
  /** How many stones of each symbol lie open in the middle. */
  readonly middle = new Uint8Array(6);
  middleSize = 0;
  /** The symbols in the mover's tray, as a set in bits; it is empty at the start of a turn and only then. */
  tray = 0;
  /** How many players have passed in a row. */
  passes = 0;
  /** How many turns in a row, this one included, have not made any collection grow. */
  idle = 0;

  constructor(config: Config) {
    super(card, config);
    this.goal = GOALS[config.players]!;
  }

  get rail(): Rail {
    return { top: this.goal, marks: [] };
  }

  deal(chance: Chance): void {
    this.startTurn(chance, undefined);
  }

  countMoves(): number {
    return countBits(this.legalSet());
  }

  legalMoves(): number[] {
    const set = this.legalSet();
    return [DRAW, STOP, TAKE, PASS].filter((move) => set & (1 << move));
  }

  isLegal(move: number): boolean {
    return this.legalMoves().includes(move);
  }

  randomMove(chance: Chance): number {
    const set = this.legalSet();
    return nthBit(set, chance.below(countBits(set)));
  }

  play(move: number, chance: Chance, events?: GameEvent[]): void {
    this.ply++;
    if (move === PASS) {
      this.pass(chance, events);
      return;
    }
    this.passes = 0;
    if (move === DRAW) this.draw(chance, events);
    else if (move === STOP) this.stop(chance, events);
    else this.take(chance, events);
  }

  tracksAfter(move: number, out: Uint8Array): void {
    const taken = move === TAKE ? this.weakestSymbols() : 0;
    for (let symbol = 0; symbol < 6; symbol++) {
      const track = this.tracks[this.base + symbol]!;
      const gained = move === STOP ? this.gained(symbol) : (taken >> symbol) & 1;
      out[symbol] = Math.min(track + gained, this.goal);
    }
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.pile.set(other.pile);
    this.pileSize = other.pileSize;
    this.middle.set(other.middle);
    this.middleSize = other.middleSize;
    this.tray = other.tray;
    this.passes = other.passes;
    this.idle = other.idle;
  }

  addToPile(symbol: number, count: number): void {
    for (let added = 0; added < count; added++) this.pile[this.pileSize++] = symbol;
  }

  addToMiddle(symbol: number, count: number): void {
    this.middle[symbol] = this.middle[symbol]! + count;
    this.middleSize += count;
  }

  /** The legal moves as a set in bits. */
  private legalSet(): number {
    if (this.ended) return 0;
    const draw = this.pileSize > 0 ? 1 << DRAW : 0;
    if (this.tray !== 0) return draw | (1 << STOP);
    // S9: passing is only for those who can do nothing else.
    return draw | (this.mayTake() ? 1 << TAKE : 0) || 1 << PASS;
  }

  /** S8: whether a single weakest symbol lies in the middle. */
  private mayTake(): boolean {
    const weakest = this.weakestSymbols();
    return (weakest & (weakest - 1)) === 0 && this.middle[nthBit(weakest, 0)]! > 0;
  }

  private draw(chance: Chance, events: GameEvent[] | undefined): void {
    const symbol = this.turnOver(chance);
    const isMatch = this.middle[symbol]! > 0 && !(this.tray & (1 << symbol));
    events?.push({ type: 'flip', piece: makeSymbol(symbol), to: isMatch ? 'tray' : 'middle' });
    if (isMatch) this.tray |= 1 << symbol;
    else this.bust(symbol, chance, events);
  }

  /** S5: bonus turns still due are not lost with the tray. */
  private bust(drawn: number, chance: Chance, events: GameEvent[] | undefined): void {
    events?.push({ type: 'bust', seat: this.turn });
    this.addToMiddle(drawn, 1);
    for (let symbol = 0; symbol < 6; symbol++) this.addToMiddle(symbol, (this.tray >> symbol) & 1);
    this.tray = 0;
    this.endTurn(chance, events);
  }

  /** S6, S7: the surplus goes back even when the stop wins the game. */
  private stop(chance: Chance, events: GameEvent[] | undefined): void {
    const { pile, pileSize } = this;
    const completed = this.collectTray(events);
    for (let symbol = 0; symbol < 6; symbol++) if (completed & (1 << symbol)) this.earned(symbol, events);
    if (events && this.pileSize > pileSize) {
      events.push({ type: 'return', pieces: Array.from(pile.subarray(pileSize, this.pileSize), makeSymbol) });
    }
    this.afterScoring(chance, events);
  }

  /** Moves the tray's symbols to the collection and the surplus to the pile; returns the symbols that reach the goal. */
  private collectTray(events: GameEvent[] | undefined): number {
    const { goal, tracks } = this;
    let completed = 0;
    for (let symbol = 0; symbol < 6; symbol++) {
      const gained = this.gained(symbol);
      if (gained === 0) continue;
      this.addToMiddle(symbol, 1 - gained);
      const before = tracks[this.base + symbol]!;
      const track = Math.min(before + gained, goal);
      tracks[this.base + symbol] = track;
      if (track > before) this.idle = 0;
      this.scored(symbol, gained, track, events);
      this.addToPile(symbol, before + gained - track);
      if (track === goal && before < goal) completed |= 1 << symbol;
    }
    return completed;
  }

  /** The stones of a symbol that a stop collects: one in the tray and all in the middle. */
  private gained(symbol: number): number {
    return this.tray & (1 << symbol) ? 1 + this.middle[symbol]! : 0;
  }

  /** S8: no bonus turn is earned, for the last symbol to reach the goal wins. */
  private take(chance: Chance, events: GameEvent[] | undefined): void {
    const symbol = nthBit(this.weakestSymbols(), 0);
    this.addToMiddle(symbol, -1);
    const track = this.tracks[this.base + symbol]! + 1;
    this.tracks[this.base + symbol] = track;
    this.idle = 0;
    this.scored(symbol, 1, track, events);
    this.afterScoring(chance, events);
  }

  /** S9: the end once all have passed in a row. */
  private pass(chance: Chance, events: GameEvent[] | undefined): void {
    this.due = 0;
    if (++this.passes === this.config.players) this.end('passes', events);
    else this.endTurn(chance, events);
  }

  private afterScoring(chance: Chance, events: GameEvent[] | undefined): void {
    this.tray = 0;
    if (this.hasAll(this.goal)) this.end('instant', events);
    else this.endTurn(chance, events);
  }

  /** A bonus turn follows, or the next seat's turn. */
  private endTurn(chance: Chance, events: GameEvent[] | undefined): void {
    if (this.idle === IDLE_LIMIT) {
      this.end('stuck', events);
      return;
    }
    if (this.due > 0) this.due--;
    else this.nextSeat();
    this.startTurn(chance, events);
  }

  private startTurn(chance: Chance, events: GameEvent[] | undefined): void {
    this.idle++;
    while (this.middleSize < OPEN && this.pileSize > 0) {
      const symbol = this.turnOver(chance);
      this.addToMiddle(symbol, 1);
      events?.push({ type: 'flip', piece: makeSymbol(symbol), to: 'middle' });
    }
  }

  private turnOver(chance: Chance): number {
    const index = chance.pick(this.pile, this.pileSize);
    const symbol = this.pile[index]!;
    this.pile[index] = this.pile[--this.pileSize]!;
    return symbol;
  }
}
