import type { GameId } from '@sixfold/engine';
import type { Guest } from '../store/store.ts';
import type { RankedResult } from './deal-list.ts';

/** A date of ranked deals, as anybody may know it. */
export interface DealDay {
  readonly date: string;
  /** SHA-256 of `sixfold-deal/1`, the date and the seed, a line each: published before the date begins. */
  readonly hash: string;
  /** Once it is that date nowhere any more. */
  readonly seed: string | null;
}

/** A date that can be played, and what whoever asks has made of it. */
export interface OpenDay extends DealDay {
  readonly games: readonly { readonly game: GameId; readonly table: string | null; readonly isOver: boolean }[];
}

/** How a ranked deal went for all who played it, of one version of the bots. */
export interface DealStanding extends DealDay {
  readonly bots: number;
  readonly par: { readonly points: number; readonly wins: number | null } | null;
  readonly results: readonly RankedResult[];
  readonly own: RankedResult | null;
  /** Of a hundred others, how many did worse; null for who has not played, or alone. */
  readonly percentile: number | null;
}

/** What anybody may ask of the ranked deals. */
export interface DealDesk {
  /** What can be played now, and the hashes of what comes. */
  tell(guest: Guest | null): Promise<{ readonly open: readonly OpenDay[]; readonly next: readonly DealDay[] }>;
  /** The table at which somebody plays a deal: the first one that they were given is the only one. Fails with `Refusal`. */
  begin(guest: Guest, date: string, game: GameId): Promise<string>;
  standing(guest: Guest | null, date: string, game: GameId): Promise<DealStanding>;
}
