import type { Card } from '../contract/card.ts';
import type { Chance } from '../contract/chance.ts';
import type { GameLuck } from '../luck/luck.ts';
import { KeyedLuck, type SeedFor } from '../luck/second-edition.ts';
import { fairSeed, type FairDeal } from './deal.ts';
import type { Digest } from './hex.ts';
import { HIDDEN, leafOf } from './places.ts';
import type { OpenedLuck } from './told.ts';
import { LuckTree } from './tree.ts';

/** The luck of one game, all of it committed to before anybody has a part in it. */
export class FairGame {
  private readonly card: Pick<Card, 'luck'>;
  private readonly tree: LuckTree;

  constructor(card: Pick<Card, 'luck'>, seed: string, hash?: Digest) {
    this.card = card;
    this.tree = new LuckTree(seed, card.luck.leaves, hash);
  }

  get root(): string {
    return this.tree.root;
  }

  /** The luck that follows once all have had their part. `before`: the seed up to where it became fair, if not all of it is. */
  luck(deal: FairDeal, players: number, before: string | null): FairLuck {
    return new FairLuck(
      (label) => fairSeed(this.tree.secret(leafOf(this.card, label)), deal),
      players,
      deal.from,
      before,
    );
  }

  /** Opens what these labels came from, as far as everybody has seen it. */
  open(labels: readonly string[]): OpenedLuck {
    const open = [...new Set(labels)].filter((label) => leafOf(this.card, label) !== HIDDEN);
    const leaves = open.map((label) => leafOf(this.card, label));
    return {
      opened: open.map((label) => ({ label, secret: this.tree.secret(leafOf(this.card, label)) })),
      nodes: this.tree.prove(leaves),
    };
  }
}

/** Luck that all have a part in; up to some ply another one, where the game was begun elsewhere. */
export class FairLuck implements GameLuck {
  readonly edition = 2;
  private readonly fair: KeyedLuck;
  private readonly whole: KeyedLuck;
  /** The labels that were used, of what is fair alone: for the deal, then ply by ply. */
  private readonly labels: string[][] = [];
  private now = 0;

  constructor(seedFor: SeedFor, players: number, from: number, before: string | null) {
    this.fair = new KeyedLuck(seedFor, players);
    this.whole = before === null ? this.fair : new KeyedLuck(() => before, players, { ply: from, luck: this.fair });
  }

  starter(players: number): number {
    return this.fair.starter(players);
  }

  setup(): Chance {
    return this.whole.setup();
  }

  ply(ply: number): Chance {
    this.note();
    this.now = ply + 1;
    return this.whole.ply(ply);
  }

  /** What luck was for from a ply on; from the first on with what it was for before. */
  usedFrom(ply: number): string[] {
    this.note();
    return this.labels.slice(ply === 0 ? 0 : ply + 1).flat();
  }

  private note(): void {
    (this.labels[this.now] ??= []).push(...this.fair.used());
  }
}
