import type { Card, Config } from '../contract/card.ts';
import type { Chance } from '../contract/chance.ts';
import type { GameEvent } from '../contract/events.ts';
import type { Rail, Scale } from '../contract/rail.ts';
import { ANYWHERE, countRuns, type Board } from './hex.ts';
import { PairSet } from './pairs.ts';
import { countBits, DOUBLES, FIRST, isDouble, KINDS, nthBit, SECOND } from './pieces.ts';
import { RackPosition, REFILL, SWAP } from './racks.ts';

/**
 * Placements as numbers: the tile's kind, the pair of fields, and which way round. Unflipped, the tile's first symbol
 * lies on the pair's first field. A double is one move either way round: it is listed unflipped and may be played flipped,
 * which tells only which half is scored first.
 */
export const placement = (kind: number, pair: number, flip: number): number => (kind << 10) | (pair << 1) | flip;
/** The kind of the tile that a placement lays. */
export const kindOf = (move: number): number => move >> 10;
export const pairOf = (move: number): number => (move >> 1) & 511;
/** Which end of which pair lies under the tile's first symbol: a number of the board's list of ends. */
const endOf = (move: number): number => move & 1023;

export interface TileSet {
  readonly board: Board;
  readonly scale: Scale;
  readonly rackSize: number;
  readonly pieces: Uint8Array;
  readonly teams: number;
}

/** Games in which tiles of two symbols are laid on neighbouring fields and score in straight lines. */
export abstract class TilePosition extends RackPosition {
  readonly board: Board;
  readonly scale: Scale;
  /** What each field shows, seen from above. */
  readonly tops: Uint8Array;
  /** The pairs of fields on which a tile can lie. */
  readonly pairs: PairSet;
  /** The tiles laid so far, as placements. */
  readonly laid: Uint16Array;
  laidCount = 0;
  /** The marks, as bits, that no tile touches yet. */
  untouched = 0b111111;

  constructor(card: Card, config: Config, set: TileSet) {
    super(card, config, set.teams, set.rackSize, set.pieces);
    this.board = set.board;
    this.scale = set.scale;
    this.tops = set.board.blank.slice();
    this.pairs = new PairSet(set.board.pairs);
    this.laid = new Uint16Array(set.pieces.length);
  }

  get rail(): Rail {
    return this.scale;
  }

  /** The marks, as bits, one of which the next tile must touch; ANYWHERE if it need not. */
  abstract required(): number;
  /** Changes the fields and the pairs that can still be used. */
  protected abstract cover(a: number, onA: number, b: number, onB: number): void;
  /** After a tile was scored: the end of the game, a bonus turn, or the end of the turn. */
  protected abstract afterScoring(chance: Chance, events: GameEvent[] | undefined): void;

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.tops.set(other.tops);
    this.pairs.copyFrom(other.pairs);
    this.laid.set(other.laid);
    this.laidCount = other.laidCount;
    this.untouched = other.untouched;
  }

  countMoves(): number {
    if (this.ended) return 0;
    return this.choosing ? 2 : this.tileWays() * this.countPairs();
  }

  legalMoves(): number[] {
    if (this.ended) return [];
    if (this.choosing) return [REFILL, SWAP];
    const moves: number[] = [];
    for (let kind = 0; kind < KINDS; kind++) {
      if (!(this.kinds[this.turn]! & (1 << kind))) continue;
      for (let pair = 0; pair < this.board.pairs; pair++) {
        if (!this.isOpen(pair)) continue;
        moves.push(placement(kind, pair, 0));
        if (!isDouble(kind)) moves.push(placement(kind, pair, 1));
      }
    }
    return moves;
  }

  isLegal(move: number): boolean {
    if (this.ended || !Number.isInteger(move) || move < 0) return false;
    if (this.choosing || move >= REFILL) return this.choosing && (move === REFILL || move === SWAP);
    const isHeld = (this.kinds[this.turn]! & (1 << kindOf(move))) !== 0;
    return isHeld && this.isOpen(pairOf(move));
  }

  randomMove(chance: Chance): number {
    if (this.choosing) return REFILL + chance.below(2);
    const way = chance.below(this.tileWays());
    return this.wayOf(way, this.randomPair(chance));
  }

  /** Drawing again until the pair is open keeps the choice uniform; there is always one, or the game had ended. */
  private randomPair(chance: Chance): number {
    const required = this.required();
    for (;;) {
      const pair = this.pairs.list[chance.below(this.pairs.size)]!;
      if (this.board.pairMarks[pair]! & required) return pair;
    }
  }

  tracksAfter(move: number, out: Uint8Array): void {
    for (let symbol = 0; symbol < 6; symbol++) out[symbol] = this.tracks[this.base + symbol]!;
    if (move >= REFILL) return;
    const { stop } = this.scale;
    const a = this.firstField(move);
    const b = this.secondField(move);
    const onA = FIRST[kindOf(move)]!;
    const onB = SECOND[kindOf(move)]!;
    const stopB = stop[out[onB]!]!;
    out[onA] = Math.min(out[onA]! + countRuns(this.tops, a, onA, b - a), stop[out[onA]!]!);
    out[onB] = Math.min(out[onB]! + countRuns(this.tops, b, onB, a - b), stopB);
  }

  /** The field under the tile's first symbol. */
  firstField(move: number): number {
    return this.board.ends[endOf(move)]!;
  }

  /** The field under the tile's second symbol. */
  secondField(move: number): number {
    return this.board.ends[endOf(move) ^ 1]!;
  }

  /** Whether a tile may be placed on this pair now. */
  isOpen(pair: number): boolean {
    return this.pairs.has(pair) && (this.board.pairMarks[pair]! & this.required()) !== 0;
  }

  protected countPairs(): number {
    const required = this.required();
    if (required === ANYWHERE) return this.pairs.size;
    let count = 0;
    for (let i = 0; i < this.pairs.size; i++) if (this.board.pairMarks[this.pairs.list[i]!]! & required) count++;
    return count;
  }

  /** Lays a tile without asking whose it is or scoring it. */
  lay(move: number): void {
    this.cover(this.firstField(move), FIRST[kindOf(move)]!, this.secondField(move), SECOND[kindOf(move)]!);
    this.untouched &= ~this.board.pairMarks[pairOf(move)]!;
    this.laid[this.laidCount++] = move;
  }

  protected playPiece(move: number, chance: Chance, events: GameEvent[] | undefined): void {
    const kind = kindOf(move);
    const a = this.firstField(move);
    const b = this.secondField(move);
    const pointsA = countRuns(this.tops, a, FIRST[kind]!, b - a);
    const pointsB = countRuns(this.tops, b, SECOND[kind]!, a - b);
    this.takeFromRack(kind);
    this.lay(move);
    this.score(FIRST[kind]!, pointsA, SECOND[kind]!, pointsB, events);
    this.afterScoring(chance, events);
  }

  /** Both halves of a tile are one scoring: the stops are those of the markers before it. */
  private score(onA: number, pointsA: number, onB: number, pointsB: number, events: GameEvent[] | undefined): void {
    const { tracks } = this;
    const { stop, reached } = this.scale;
    const a = this.base + onA;
    const b = this.base + onB;
    const beforeA = tracks[a]!;
    const beforeB = tracks[b]!;
    tracks[a] = Math.min(beforeA + pointsA, stop[beforeA]!);
    if (events) this.scored(onA, pointsA, tracks[a], events);
    tracks[b] = Math.min(tracks[b]! + pointsB, stop[beforeB]!);
    if (events) this.scored(onB, pointsB, tracks[b], events);
    if (reached[tracks[a]]! > reached[beforeA]!) this.earned(onA, events);
    if (a !== b && reached[tracks[b]]! > reached[beforeB]!) this.earned(onB, events);
  }

  /** Whether the mover has all six markers at the top; alone at the table that ends nothing. */
  protected hasWon(): boolean {
    return this.config.players > 1 && this.hasAll(this.scale.top);
  }

  /** New tiles are drawn first; the old ones go back into the bag after that. */
  protected swapRack(chance: Chance, events: GameEvent[] | undefined): void {
    const old = this.showRack(events);
    this.draw(this.rackSize, chance, events);
    for (const kind of old) this.bag[this.bagSize++] = kind;
  }

  /** In how many ways the mover can hold a tile over a given pair. */
  private tileWays(): number {
    const kinds = this.kinds[this.turn]!;
    return 2 * countBits(kinds) - countBits(kinds & DOUBLES);
  }

  /** The ways of the mixed tiles come first, two each. */
  private wayOf(way: number, pair: number): number {
    const kinds = this.kinds[this.turn]!;
    const ofMixed = 2 * countBits(kinds & ~DOUBLES);
    if (way < ofMixed) return placement(nthBit(kinds & ~DOUBLES, way >> 1), pair, way & 1);
    return placement(nthBit(kinds & DOUBLES, way - ofMixed), pair, 0);
  }
}
