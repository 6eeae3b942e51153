import type { Offer, Terms } from '@sixfold/protocol';
import type { Begun } from '../series/series.ts';

/** The version of the events below. A change of their form raises it and adds a step to `read.ts`. */
export const EVENTS_VERSION = 1;

/** A seat when the table is opened. People are told by an id, never by name: names are not in the log. */
export type OpenedSeat =
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly bot: string }
  /** At a public table without an invite. */
  | { readonly kind: 'open'; readonly invite: string | null };

/** What was agreed on when a table was opened. The seed is secret until the end. */
export interface Opened {
  readonly type: 'opened';
  readonly version: number;
  readonly terms: Terms;
  readonly ruleset: number;
  readonly seed: string;
  readonly begun?: Begun;
  readonly seats: readonly OpenedSeat[];
  /** Who opened it. */
  readonly host: string;
  readonly isPublic: boolean;
}

/** Everything that can happen at a table. */
export type TableEvent = { readonly at: number } & (
  | Opened
  | { readonly type: 'sat'; readonly seat: number; readonly person: string }
  | { readonly type: 'filled'; readonly seat: number; readonly bot: string }
  | { readonly type: 'cleared'; readonly seat: number; readonly invite: string | null }
  /** Of whoever's turn it was, in notation. */
  | { readonly type: 'moved'; readonly move: string }
  /** To before that ply of the current game. */
  | { readonly type: 'took-back'; readonly ply: number }
  | { readonly type: 'next-round' }
  | { readonly type: 'offered'; readonly by: number; readonly offer: Offer }
  | { readonly type: 'agreed'; readonly by: number }
  /** By one who was asked, or taken back by the one who asked. */
  | { readonly type: 'declined'; readonly by: number }
  /** A bot plays on for somebody who is away. */
  | { readonly type: 'replaced'; readonly seat: number; readonly bot: string }
  /** Somebody gave up; a bot plays on for the others, or the table ends. */
  | { readonly type: 'resigned'; readonly seat: number; readonly bot: string | null }
  /** Nobody came any more. */
  | { readonly type: 'closed' }
  /** Somebody did. */
  | { readonly type: 'reopened' }
  | { readonly type: 'rematched'; readonly table: string }
);

export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;
