import type { Edition } from '@sixfold/engine/seeded';
import type { DealOfDay, Offer, Tempo, Terms } from '@sixfold/protocol';
import type { Begun } from '../series/series.ts';
import type { Span } from '../tempo/spans.ts';

/** The version of the events below. A change of their form raises it and adds a step to `read.ts`. */
export const EVENTS_VERSION = 1;

/** Whether a program plays in a person's name. */
export interface ProgramMark {
  readonly isProgram?: true;
  /** Whether it has said that it takes no part in the luck: then nobody waits for it. */
  readonly hasNoPart?: true;
}

/** A seat when the table is opened. People are told by an id, never by name: names are not in the log. */
export type OpenedSeat =
  | ({ readonly kind: 'person'; readonly person: string } & ProgramMark)
  | { readonly kind: 'bot'; readonly bot: string }
  /** At a public table without an invite; perhaps kept for a person who may come. */
  | { readonly kind: 'open'; readonly invite: string | null; readonly person?: string };

/** What was agreed on when a table was opened. The seed is secret until the end. */
export interface Opened {
  readonly type: 'opened';
  readonly version: number;
  readonly terms: Terms;
  readonly ruleset: number;
  readonly seed: string;
  /** How luck follows from the seed; without it by the first edition. */
  readonly luck?: Edition;
  readonly begun?: Begun;
  readonly seats: readonly OpenedSeat[];
  /** Who opened it. */
  readonly host: string;
  readonly isPublic: boolean;
  /** The invite to the whole table; none at a public one, and at those opened before there was one. */
  readonly invite?: string | null;
  /** How many games each seat has won at the tables that this one follows. */
  readonly evening?: readonly number[];
  /** Whether people may write to each other there. What they write is not in the log. */
  readonly hasTexts?: boolean;
  /** Which bot plays on for somebody who is away or gave up; without it, one of middle strength. */
  readonly standIn?: string;
  /** Without it there is no clock. */
  readonly tempo?: Tempo;
  /** Where a deal of the day is played. */
  readonly daily?: DealOfDay;
  /** Whether everybody there has a part in the luck of each round, which is not dealt before. */
  readonly isFair?: true;
}

/** Everything that can happen at a table. */
export type TableEvent = { readonly at: number } & (
  | Opened
  /** Also of one who sits there already: then a program plays in their name from here on. */
  | ({ readonly type: 'sat'; readonly seat: number; readonly person: string } & ProgramMark)
  | { readonly type: 'filled'; readonly seat: number; readonly bot: string }
  /**
   * By the person on that seat, or by another: then that person has been sent away. With a bot somebody has left between two
   * games of a series: it plays on until somebody else comes.
   */
  | {
      readonly type: 'cleared';
      readonly seat: number;
      readonly invite: string | null;
      readonly by?: number;
      readonly bot?: string;
    }
  /** A seat's part in the luck of the round to come: a hash of its number, under the root that it was told. */
  | { readonly type: 'pledged'; readonly seat: number; readonly pledge: string }
  | { readonly type: 'pledges-closed' }
  /** The number that a seat had pledged. */
  | { readonly type: 'revealed'; readonly seat: number; readonly number: string }
  /** The luck of the round is settled: from all that was revealed. */
  | { readonly type: 'dealt' }
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
  /** All others wanted somebody to go, or somebody was forgotten; a bot takes the seat for good. */
  | { readonly type: 'removed'; readonly seat: number; readonly bot: string; readonly by?: number }
  /** Somebody gave up the present game, or lost it on time (F9): it is over, or a bot plays on. */
  | { readonly type: 'gave-up'; readonly seat: number; readonly bot: string | null; readonly isLate?: true }
  /** As 0.1 had it: a bot plays on, or the whole table ends without a result. Nobody writes it any more. */
  | { readonly type: 'resigned'; readonly seat: number; readonly bot: string | null }
  /** Somebody had no time left; what comes of it follows. */
  | { readonly type: 'timed-out'; readonly seat: number }
  /** All agreed to stop the clock; one of them starts it again. */
  | { readonly type: 'paused' }
  | { readonly type: 'resumed'; readonly by: number }
  | { readonly type: 'gave-time'; readonly to: number; readonly by: number; readonly ms: number }
  /** Somebody is on holiday then; it takes the place of what they had planned. */
  | ({ readonly type: 'holiday'; readonly seat: number } & Span)
  /** There was no server. */
  | ({ readonly type: 'down' } & Span)
  /** By the host or by all, or because nobody came any more. */
  | { readonly type: 'closed'; readonly by?: number }
  /** Somebody did. */
  | { readonly type: 'reopened' }
  | { readonly type: 'rematched'; readonly table: string; readonly by?: number }
);

export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;
