import { Chance, IN_VIEW } from '../contract/chance.ts';
import type { GameLuck } from './luck.ts';
import { CommonPile, Lanes } from './piles.ts';
import { KeyWords, type WordsFor } from './words.ts';

/** The seed that the luck of a label comes from: the same for all labels, but for games whose draws can be checked. */
export type SeedFor = (label: string) => string;

/** Dice: each roll has luck of its own, by seat, turn and roll. */
class DiceRolls {
  private readonly words: WordsFor;
  private readonly turns: number[] = [];
  private seat = -1;
  private roll = -1;
  private dice: Chance | null = null;

  constructor(words: WordsFor) {
    this.words = words;
  }

  /** No roll is like the one before in both seat and number, so that a change of either is a new one. */
  die(faces: number, seat: number, roll: number): number {
    if (seat !== this.seat || roll !== this.roll) this.dice = this.begin(seat, roll);
    return this.dice?.below(faces) ?? 0;
  }

  private begin(seat: number, roll: number): Chance {
    const turn = (this.turns[seat] ?? 0) + Number(roll === 1);
    this.turns[seat] = turn;
    this.seat = seat;
    this.roll = roll;
    return this.words(`roll ${seat} ${turn} ${roll}`);
  }
}

/** Luck that is keyed by what it is for: it knows what was drawn by whom, and so serves one game, from its beginning. */
class KeyedChance extends Chance {
  readonly labels: string[] = [];
  readonly words: WordsFor;
  private readonly rolls: DiceRolls;
  private readonly pile: CommonPile;
  private readonly lanes: Lanes;
  private open: Chance | null = null;

  constructor(seedFor: SeedFor, players: number) {
    super();
    this.words = (label) => {
      this.labels.push(label);
      return new KeyWords(`sixfold-luck/2\n${seedFor(label)}\n${label}`);
    };
    this.rolls = new DiceRolls(this.words);
    this.pile = new CommonPile(this.words);
    this.lanes = new Lanes(this.words, players);
  }

  next(): number {
    throw new Error('this luck must be told what it is for');
  }

  override setAside(pieces: Uint8Array, count: number, open: number): void {
    this.lanes.setAside(pieces, count, open);
  }

  override pick(pieces: Uint8Array, count: number, seat?: number, roll?: number): number {
    if (seat === undefined) return pieces.indexOf(this.pile.take(pieces, count));
    if (roll !== undefined) return this.rolls.die(count, seat, roll);
    return seat === IN_VIEW ? this.lay(pieces, count) : pieces.indexOf(this.lanes.take(pieces, count, seat));
  }

  private lay(pieces: Uint8Array, count: number): number {
    const aside = this.lanes.takeAside();
    if (aside !== undefined) return pieces.indexOf(aside);
    this.open ??= this.words('open');
    return this.open.below(count);
  }
}

/** Luck of the second edition: different decisions meet the same luck (F7). */
export class KeyedLuck implements GameLuck {
  readonly edition = 2;
  private readonly chance: KeyedChance;
  /** What takes over at a ply, with a count of its own. */
  private readonly later: { readonly ply: number; readonly luck: KeyedLuck } | null;

  constructor(seedFor: SeedFor, players: number, later: { ply: number; luck: KeyedLuck } | null = null) {
    this.chance = new KeyedChance(seedFor, players);
    this.later = later;
  }

  starter(players: number): number {
    return this.chance.words('starter').below(players);
  }

  setup(): Chance {
    return this.chance;
  }

  ply(ply: number): Chance {
    const { later } = this;
    return later && ply >= later.ply ? later.luck.ply(ply) : this.chance;
  }

  /** The labels whose luck was used since this was last asked, in order; not those of what took over. */
  used(): string[] {
    return this.chance.labels.splice(0);
  }
}
