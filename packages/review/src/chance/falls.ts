import { Chance, type Position } from '@sixfold/engine';

/** One way in which luck can fall: how likely it is, and where it leads to. */
export interface Fall<P extends Position = Position> {
  readonly odds: number;
  readonly position: P;
}

/** So many pieces are of each kind among the first `count`. */
function countKinds(pieces: Uint8Array, count: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const piece of pieces.subarray(0, count)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** What one seat draws or rolls in a row, as a set: each is met once, in the order of its pieces. */
interface DrawnSet {
  readonly pieces: Uint8Array;
  readonly seat: number;
  readonly roll: number | undefined;
  count: number;
  last: number;
  size: number;
  copies: number;
}

/**
 * Luck that answers as it is told and then always with the first piece there is, and notes what else it could have said.
 * What a seat draws for itself is a set: of all orders only the ascending one is tried, and stands for the others.
 */
class AskedChance extends Chance {
  odds = 1;
  /** Answers that would have led elsewhere, each up to where it differs. */
  readonly others: number[][] = [];
  private readonly answers: readonly number[];
  private readonly given: number[] = [];
  private hand: DrawnSet | null = null;

  constructor(answers: readonly number[]) {
    super();
    this.answers = answers;
  }

  next(): number {
    throw new Error('this luck must be told what it is for');
  }

  override pick(pieces: Uint8Array, count: number, seat?: number, roll?: number): number {
    if (this.odds === 0) return 0;
    const counts = countKinds(pieces, count);
    const hand = this.handOf(pieces, count, seat, roll);
    const open = [...counts.keys()].filter((piece) => piece >= (hand?.last ?? 0)).sort((a, b) => a - b);
    const piece = this.answer(open);
    if (piece === undefined) return this.giveUp();
    this.odds *= ((counts.get(piece) ?? 0) / count) * (hand ? ordersOf(hand, piece) : 1);
    return pieces.indexOf(piece);
  }

  private answer(open: readonly number[]): number | undefined {
    const told = this.answers[this.given.length];
    const piece = told ?? open[0];
    if (told === undefined) for (const other of open.slice(1)) this.others.push([...this.given, other]);
    if (piece !== undefined) this.given.push(piece);
    return piece;
  }

  /** No piece is left that would keep the order: whatever follows is met in another one. */
  private giveUp(): number {
    this.odds = 0;
    return 0;
  }

  /** The set that a piece belongs to; null for what all draw from, one after the other, and where the order may matter. */
  private handOf(pieces: Uint8Array, count: number, seat?: number, roll?: number): DrawnSet | null {
    if (seat === undefined) return (this.hand = null);
    const { hand } = this;
    const goesOn = hand?.pieces === pieces && hand.seat === seat && hand.roll === roll && count <= hand.count;
    this.hand = goesOn ? hand : { pieces, seat, roll, count, last: 0, size: 0, copies: 0 };
    this.hand.count = count;
    return this.hand;
  }
}

/** Adds a piece to a set; returns how many times more orders it now has. */
function ordersOf(hand: DrawnSet, piece: number): number {
  hand.copies = hand.size > 0 && hand.last === piece ? hand.copies + 1 : 1;
  hand.last = piece;
  return ++hand.size / hand.copies;
}

/** All ways in which the luck of an action on a position can fall, with their odds; null if they are more than `most`. */
export function fallsOf<P extends Position>(
  from: P,
  act: (position: P, chance: Chance) => void,
  most: number,
): Fall<P>[] | null {
  const falls: Fall<P>[] = [];
  const open: number[][] = [[]];
  for (let answers = open.pop(); answers; answers = open.pop()) {
    const position = from.clone();
    const chance = new AskedChance(answers);
    act(position, chance);
    open.push(...chance.others);
    if (chance.odds > 0) falls.push({ odds: chance.odds, position });
    if (falls.length + open.length > most) return null;
  }
  return falls;
}
