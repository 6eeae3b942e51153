import { LETTERS, type Chance } from '@sixfold/engine';
import { luckOf, NEWEST_LUCK } from '@sixfold/engine/seeded';
import type { DiceCup } from '../../face/pieces.ts';
import type { PieceLog } from './piece-log.ts';

/** All dice are rolled, or the cup goes to whoever is next. */
export type CupDeed = 'roll' | 'pass';

/** What one can know of a cup. */
export interface CupSeen {
  /** What the dice show; nothing before the first roll of a turn. */
  readonly shown: readonly number[];
  /** The number of the last roll in this turn; 0 before the first. */
  readonly roll: number;
  /** What the dice of the others show, the next one's first. */
  readonly others: readonly (readonly number[])[];
  /** All that was ever rolled, in order. */
  readonly came: readonly number[];
}

const FACES = Uint8Array.from(LETTERS.keys());

export const parseCupDeed = (input: unknown): CupDeed | null => (input === 'roll' || input === 'pass' ? input : null);

/** What follows from what was done with a cup; null where it cannot have been done. */
export function foldCup(dice: DiceCup, { players, seed, deeds }: PieceLog<CupDeed>): CupSeen | null {
  const cup = new Cup(dice, players, luckOf(seed, players, NEWEST_LUCK).setup());
  return deeds.every((deed) => (deed === 'roll' ? cup.roll() : cup.pass())) ? cup.seen() : null;
}

class Cup {
  private readonly dice: DiceCup;
  private readonly players: number;
  private readonly luck: Chance;
  /** What lies before those who had their turn, the last one's at the end. */
  private readonly lie: (readonly number[])[] = [];
  private readonly came: number[] = [];
  private shown: readonly number[] = [];
  private rolls = 0;
  private turn = 0;

  constructor(dice: DiceCup, players: number, luck: Chance) {
    this.dice = dice;
    this.players = players;
    this.luck = luck;
  }

  /** D3: all of them, and no more often than a turn allows. */
  roll(): boolean {
    if (this.rolls === this.dice.rolls) return false;
    this.rolls++;
    this.shown = Array.from({ length: this.dice.dice }, () => this.face());
    this.came.push(...this.shown);
    return true;
  }

  /** Only who has rolled can hand it on; the dice stay as they lie (D4). */
  pass(): boolean {
    if (this.rolls === 0) return false;
    this.lie.push(this.shown);
    this.shown = [];
    this.rolls = 0;
    this.turn++;
    return true;
  }

  seen(): CupSeen {
    const { shown, rolls: roll, came } = this;
    return { shown, roll, others: this.lie.slice(1 - this.players), came };
  }

  private face(): number {
    return this.luck.pick(FACES, FACES.length, this.turn % this.players, this.rolls);
  }
}
