import type { Config } from '../../contract/card.ts';
import { IN_VIEW, type Chance } from '../../contract/chance.ts';
import type { GameEvent } from '../../contract/events.ts';
import type { Rail } from '../../contract/rail.ts';
import { gatesUpTo, mayStep } from '../../family/gates.ts';
import { countBits, FIRST, KINDS, nthBit, pieceSet, SECOND } from '../../family/pieces.ts';
import { RackPosition, REFILL, SWAP } from '../../family/racks.ts';
import { card } from './card.ts';

const CARDS = pieceSet(4, 0);
const HAND = 6;

/** The end of a track, where a bonus turn waits (C8). */
export const TOP = 10;
/** All six markers here win at once (C11). */
export const GOAL = 7;
/** Three areas, of which two are closed at first (C6). */
export const RAIL = { top: TOP, marks: [TOP], gates: gatesUpTo(TOP), goal: GOAL } satisfies Rail;

/** Plays as numbers: the card's kind, and whether its second symbol is scored first. */
export const cardPlay = (kind: number, flip: number): number => (kind << 1) | flip;
/** The kind of the card that a play lays open. */
export const kindOf = (move: number): number => move >> 1;

/** The symbols of a play in the order in which they are scored. */
export const firstOf = (move: number): number => (move & 1 ? SECOND : FIRST)[kindOf(move)]!;
export const lastOf = (move: number): number => (move & 1 ? FIRST : SECOND)[kindOf(move)]!;

/** What a card adds to the counts of open symbols: six of them in one number, four bits each. */
const SHOWN = Int32Array.from({ length: KINDS }, (_, kind) => (1 << (4 * FIRST[kind]!)) + (1 << (4 * SECOND[kind]!)));

/** Advances a marker step by step; steps that may not be taken are lost (C6). */
function advance(tracks: Uint8Array, base: number, symbol: number, points: number): void {
  const index = base + symbol;
  for (let step = 0; step < points && mayStep(tracks, base, index, TOP); step++) tracks[index] = tracks[index]! + 1;
}

/** The card game in progress. */
export class CardsPosition extends RackPosition {
  /** How many cards lie open before each seat between turns (C2). */
  readonly openSize: number;
  /** The open cards, seat by seat, each seat's oldest first. */
  readonly open: Uint8Array;
  /** The discard pile, in no particular order, in the first `discardSize` places. */
  readonly discard: Uint8Array;
  discardSize = 0;
  /** How many open cards show each symbol, packed as in `SHOWN`. */
  private shown = 0;

  constructor(config: Config) {
    super(card, config, config.players, HAND, CARDS);
    this.openSize = config.players === 2 ? 2 : 1;
    this.open = new Uint8Array(config.players * this.openSize);
    this.discard = new Uint8Array(CARDS.length);
  }

  get rail(): Rail {
    return RAIL;
  }

  deal(chance: Chance): void {
    chance.setAside(this.bag, this.bagSize, this.open.length);
    this.dealRacks(chance);
    for (let place = 0; place < this.open.length; place++) this.layOpen(place, this.takeFromBag(chance, IN_VIEW));
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.open.set(other.open);
    this.discard.set(other.discard);
    this.discardSize = other.discardSize;
    this.shown = other.shown;
  }

  countMoves(): number {
    if (this.ended) return 0;
    return this.choosing ? 2 : 2 * countBits(this.kinds[this.turn]!);
  }

  legalMoves(): number[] {
    if (this.ended) return [];
    if (this.choosing) return [REFILL, SWAP];
    const moves: number[] = [];
    for (let kind = 0; kind < KINDS; kind++) {
      if (this.kinds[this.turn]! & (1 << kind)) moves.push(cardPlay(kind, 0), cardPlay(kind, 1));
    }
    return moves;
  }

  isLegal(move: number): boolean {
    return this.legalMoves().includes(move);
  }

  randomMove(chance: Chance): number {
    if (this.choosing) return REFILL + chance.below(2);
    const kinds = this.kinds[this.turn]!;
    const way = chance.below(2 * countBits(kinds));
    return cardPlay(nthBit(kinds, way >> 1), way & 1);
  }

  tracksAfter(move: number, out: Uint8Array): void {
    for (let symbol = 0; symbol < 6; symbol++) out[symbol] = this.tracks[this.base + symbol]!;
    if (move >= REFILL) return;
    advance(out, 0, firstOf(move), this.countOpen(firstOf(move)));
    advance(out, 0, lastOf(move), this.countOpen(lastOf(move)));
  }

  /** Lays a card on a free place of `open`. */
  layOpen(place: number, kind: number): void {
    this.open[place] = kind;
    this.shown += SHOWN[kind]!;
  }

  discardCard(kind: number): void {
    this.discard[this.discardSize++] = kind;
  }

  protected playPiece(move: number, chance: Chance, events: GameEvent[] | undefined): void {
    const first = firstOf(move);
    const last = lastOf(move);
    const firstAtTop = this.score(first, events);
    const lastAtTop = this.score(last, events);
    if (firstAtTop) this.earned(first, events);
    if (lastAtTop) this.earned(last, events);
    this.takeFromRack(kindOf(move));
    // C7 comes before the end is checked, so that every card has its place in a finished game too.
    this.replaceOldest(kindOf(move));
    if (this.hasAll(GOAL)) this.end('instant', events);
    else if (!this.takeBonusTurn()) this.endTurn(chance, events);
  }

  /** Scores a symbol of the card in play; tells whether its marker has reached the top just now (C8). */
  private score(symbol: number, events: GameEvent[] | undefined): boolean {
    const { tracks, base } = this;
    const points = this.countOpen(symbol);
    const before = tracks[base + symbol]!;
    advance(tracks, base, symbol, points);
    const after = tracks[base + symbol]!;
    if (events) this.scored(symbol, points, after, events);
    return before < TOP && after === TOP;
  }

  private countOpen(symbol: number): number {
    return (this.shown >> (4 * symbol)) & 15;
  }

  /** The card just played becomes the mover's newest open card, and the oldest is discarded (C7). */
  private replaceOldest(kind: number): void {
    const { open, openSize } = this;
    const oldest = this.turn * openSize;
    const newest = oldest + openSize - 1;
    this.shown -= SHOWN[open[oldest]!]!;
    this.discardCard(open[oldest]!);
    for (let place = oldest; place < newest; place++) open[place] = open[place + 1]!;
    this.layOpen(newest, kind);
  }

  /** The old hand is discarded first: it may come back with the new one, if the pile runs out (C9, C10). */
  protected swapRack(chance: Chance, events: GameEvent[] | undefined): void {
    for (const kind of this.showRack(events)) this.discardCard(kind);
    this.draw(this.rackSize, chance, events);
  }

  /** C10: whoever takes the last card of the pile reshuffles, even if no further card is needed. */
  protected override draw(count: number, chance: Chance, events: GameEvent[] | undefined): void {
    const there = Math.min(count, this.bagSize);
    super.draw(there, chance, events);
    if (this.bagSize > 0) return;
    this.reshuffle(events);
    if (there < count) this.draw(count - there, chance, events);
  }

  private reshuffle(events: GameEvent[] | undefined): void {
    this.bag.set(this.discard);
    this.bagSize = this.discardSize;
    this.discardSize = 0;
    events?.push({ type: 'reshuffle' });
  }

  protected passTurn(): void {
    this.nextSeat();
  }
}
