import type { Chance } from '@sixfold/engine';
import { luckOf, NEWEST_LUCK } from '@sixfold/engine/seeded';
import type { BagSupply } from '../../face/pieces.ts';
import type { PieceLog } from './piece-log.ts';

/** So many are drawn, or these are put back. */
export type BagDeed = { readonly draw: number } | { readonly back: readonly number[] };

/** What one can know of a bag. */
export interface BagSeen {
  readonly all: number;
  readonly left: number;
  /** How many wait until nothing is left (C10). */
  readonly aside: number;
  /** By kind, how many there are, how many are left, and how many are neither in the bag nor aside. */
  readonly kinds: readonly number[];
  readonly inside: readonly number[];
  readonly out: readonly number[];
  /** What the last deed brought, and whether all that was aside became the pile with it. */
  readonly last: { readonly deed: BagDeed; readonly pieces: readonly number[]; readonly isShuffled: boolean } | null;
  /** All that was ever drawn, in order. */
  readonly came: readonly number[];
}

/** The phone goes round, and knows nobody: it draws as a game of one would. */
const ALONE = 1;
const SEAT = 0;

const isKind = (input: unknown): input is number => typeof input === 'number' && Number.isInteger(input) && input >= 0;

export function parseBagDeed(input: unknown): BagDeed | null {
  if (typeof input !== 'object' || input === null) return null;
  if ('draw' in input) return isKind(input.draw) && input.draw > 0 ? { draw: input.draw } : null;
  if (!('back' in input) || !Array.isArray(input.back)) return null;
  const back = input.back.filter(isKind);
  return back.length > 0 && back.length === input.back.length ? { back } : null;
}

/** What follows from what was done with a bag; null where it cannot have been done. */
export function foldBag(supply: BagSupply, { seed, deeds }: PieceLog<BagDeed>): BagSeen | null {
  const bag = new Bag(supply, luckOf(seed, ALONE, NEWEST_LUCK).setup());
  return deeds.every((deed) => bag.perform(deed)) ? bag.seen() : null;
}

class Bag {
  private readonly supply: BagSupply;
  private readonly luck: Chance;
  /** What is inside, in no order, in the first `size` places: luck has the order. */
  private readonly pieces: Uint8Array;
  private size: number;
  private readonly aside: number[] = [];
  private readonly came: number[] = [];
  private last: BagSeen['last'] = null;
  private isShuffled = false;

  constructor(supply: BagSupply, luck: Chance) {
    this.supply = supply;
    this.luck = luck;
    this.pieces = supply.pieces.slice();
    this.size = supply.pieces.length;
  }

  /** Whether it could be done. */
  perform(deed: BagDeed): boolean {
    this.isShuffled = false;
    const pieces = 'draw' in deed ? this.draw(deed.draw) : this.putBack(deed.back);
    this.last = { deed, pieces, isShuffled: this.isShuffled };
    return pieces.length > 0;
  }

  seen(): BagSeen {
    const { size, aside, came, last, pieces } = this;
    const [kinds, inside] = [this.tally(this.supply.pieces), this.tally(pieces.subarray(0, size))];
    return { all: pieces.length, left: size, aside: aside.length, kinds, inside, out: this.out(), last, came };
  }

  /** As many as there are, if there are fewer. */
  private draw(count: number): number[] {
    const drawn: number[] = [];
    while (drawn.length < count && this.size > 0) {
      drawn.push(this.take());
      this.refill();
    }
    this.came.push(...drawn);
    return drawn;
  }

  /** Luck is that of a seat's own draws where they are secret, and of a pile of all where everybody sees them. */
  private take(): number {
    const { pieces, supply } = this;
    const place = this.luck.pick(pieces, this.size, supply.isSecret ? SEAT : undefined);
    const piece = pieces[place] ?? 0;
    pieces[place] = pieces[--this.size] ?? 0;
    return piece;
  }

  /** None, unless all of them are out. */
  private putBack(back: readonly number[]): readonly number[] {
    const out = this.out();
    if (this.tally(back).some((count, kind) => count > (out[kind] ?? 0))) return [];
    if (this.supply.waits) this.aside.push(...back);
    else for (const piece of back) this.pieces[this.size++] = piece;
    this.refill();
    return back;
  }

  /** C10: as soon as nothing is left, what is aside is all there is to draw. */
  private refill(): void {
    if (this.size > 0 || this.aside.length === 0) return;
    this.pieces.set(this.aside);
    this.size = this.aside.length;
    this.aside.length = 0;
    this.isShuffled = true;
  }

  private out(): number[] {
    const [inside, aside] = [this.tally(this.pieces.subarray(0, this.size)), this.tally(this.aside)];
    return this.tally(this.supply.pieces).map((count, kind) => count - (inside[kind] ?? 0) - (aside[kind] ?? 0));
  }

  private tally(pieces: Iterable<number>): number[] {
    const counts = Array<number>(Math.max(...this.supply.pieces) + 1).fill(0);
    for (const piece of pieces) counts[piece] = (counts[piece] ?? 0) + 1;
    return counts;
  }
}
