import type { MoveObject, Source, View } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import type { TableRecord, Terms } from './terms.ts';

/** An empty object. */
export type Nothing = Record<string, never>;

/** Which table is meant. */
export interface AtTable {
  readonly table: string;
}

/** A seat as it is wished for when a table is opened: the host's own, one for whoever is invited, or a bot's. */
export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open'; readonly name?: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** Something that all people at the table must agree to. */
export type Offer =
  /** To go back to before that ply. */
  | { readonly kind: 'take-back'; readonly ply: number }
  /** To let a bot play on for a person who is away. */
  | { readonly kind: 'replace'; readonly seat: number; readonly bot: string };

/** A ply of a game of the series, both numbered from 0. */
export interface Ply {
  readonly round: number;
  readonly ply: number;
}

/** What can be asked at a table, and what answers it. */
export interface TableRequests {
  /** Takes an open seat; at a private table the invite is needed. */
  sit: { ask: AtTable & { readonly seat: number; readonly invite?: string }; answer: Nothing };
  /** Has a bot take an open seat; for the host. */
  fill: { ask: AtTable & { readonly seat: number; readonly bot: string }; answer: Nothing };
  /** Opens a person's seat again, with a new invite; for the host, or for oneself before the game begins. */
  clear: { ask: AtTable & { readonly seat: number }; answer: Nothing };
  /** Answered once it is stored for good. The same move to the same ply counts once, however often it is sent. */
  move: { ask: AtTable & Ply & { readonly move: MoveObject }; answer: Ply };
  /** Begins the next game of the series after the one of this number. */
  next: { ask: AtTable & { readonly round: number }; answer: Nothing };
  offer: { ask: AtTable & { readonly offer: Offer }; answer: Nothing };
  /** Agrees to what is being asked, or not. */
  agree: { ask: AtTable & { readonly isAgreed: boolean }; answer: Nothing };
  resign: { ask: AtTable; answer: Nothing };
  /** Goes on at a table that was closed because nobody came; for those who sit there. */
  reopen: { ask: AtTable; answer: Nothing };
  /** The same people again, the start one seat on; asked twice, it is the same table. */
  rematch: { ask: AtTable; answer: AtTable };
  /** What one may see of the game before a ply that has been played: to leaf back. */
  look: { ask: AtTable & Ply; answer: { readonly view: View } };
  /** For each score of a ply that was played, what was counted. */
  explain: { ask: AtTable & Ply; answer: { readonly sources: readonly (readonly Source[])[] } };
  /** A finished game with all of its secrets. */
  transcript: { ask: AtTable & { readonly round: number }; answer: { readonly transcript: Transcript } };
}

/** The name of a request at a table. */
export type TableRequest = keyof TableRequests;

/** Opens a table; with a record, a game that was begun elsewhere goes on there with fresh luck. */
export interface Opening {
  readonly terms: Terms;
  readonly seats: readonly SeatWish[];
  readonly isPublic: boolean;
  readonly record?: TableRecord;
}
