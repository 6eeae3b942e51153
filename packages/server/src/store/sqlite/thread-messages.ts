import type { Answers, Call } from '../calls.ts';

/** Trouble that can be had on demand, to test what happens then. */
export type Trouble = 'none' | 'full' | 'read-only' | 'death';

export type LaneName = 'reads' | 'writes';

/** Calls of one lane, with how many restores the sender had heard of. */
export interface Batch {
  readonly kind: 'batch';
  readonly lane: LaneName;
  readonly calls: readonly Call[];
  readonly heard: number;
}

export type ToThread = Batch | { readonly kind: 'trouble'; readonly trouble: Trouble } | { readonly kind: 'close' };

/** What the thread says first. */
export type ThreadOpening = { readonly kind: 'open' } | { readonly kind: 'cannot-open'; readonly message: string };

export type FromThread =
  /** A restore has put something else in the place of everything. */
  | { readonly kind: 'replaced' }
  /** Whatever is written from now on is lost. */
  | { readonly kind: 'lost'; readonly message: string }
  | ({ readonly kind: 'answers'; readonly lane: LaneName } & Answers);
