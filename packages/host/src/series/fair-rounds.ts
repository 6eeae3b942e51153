import type { Card } from '@sixfold/engine';
import {
  FairGame,
  makeFairRecord,
  type Digest,
  type FairDeal,
  type FairLuck,
  type OpenedLuck,
} from '@sixfold/engine/fair';
import { deriveSeed } from '@sixfold/engine/seeded';
import type { Transcript } from '@sixfold/engine/transcript';
import type { FairSeries, SeriesStart } from './series.ts';

/** The luck of a series in whose every round all have a part. */
export class FairRounds implements FairSeries {
  private readonly card: Card;
  private readonly start: Omit<SeriesStart, 'fair'>;
  private readonly hash: Digest | undefined;
  private readonly games = new Map<number, FairGame>();
  private readonly deals = new Map<number, FairDeal>();

  /** `hash`: with which trees of secrets are made, where there is a faster one. */
  constructor(card: Card, start: Omit<SeriesStart, 'fair'>, hash?: Digest) {
    this.card = card;
    this.start = start;
    this.hash = hash;
  }

  rootOf(round: number): string {
    return this.game(round).root;
  }

  settle(deal: FairDeal): void {
    this.deals.set(deal.round, deal);
  }

  starter(): number | null {
    return this.deals.get(0)?.isDrawn ? (this.luckOf(0)?.starter(this.start.players) ?? null) : null;
  }

  luckOf(round: number): FairLuck | null {
    const deal = this.deals.get(round);
    const { begun, players } = this.start;
    const before = deal && deal.from > 0 && begun?.seed !== undefined ? deriveSeed(begun.seed, round) : null;
    return deal ? this.game(round).luck(deal, players, before) : null;
  }

  open(round: number, labels: readonly string[], isFirst: boolean): OpenedLuck | null {
    const isDrawn = isFirst && this.deals.get(round)?.isDrawn;
    const luck = this.game(round).open(isDrawn ? ['starter', ...labels] : labels);
    return luck.opened.length === 0 ? null : luck;
  }

  record(round: number): Pick<Transcript, 'fair'> {
    const deal = this.deals.get(round);
    return deal ? { fair: makeFairRecord(this.rootOf(round), deal) } : {};
  }

  /** Told at the end with the rest of its game, the seed of a round tells nothing of the others. */
  private game(round: number): FairGame {
    const game = this.games.get(round) ?? new FairGame(this.card, deriveSeed(this.start.seed, round), this.hash);
    this.games.set(round, game);
    return game;
  }
}
