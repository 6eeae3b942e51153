import type { MoveObject, Source, View } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import type { Tempo } from './tempo.ts';
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
  /** To let a bot of the table's level play on for a person who is away. */
  | { readonly kind: 'replace'; readonly seat: number }
  /** To have a bot take the seat of somebody for good; not at a table of two. */
  | { readonly kind: 'remove'; readonly seat: number }
  /** To end the table without a result. */
  | { readonly kind: 'end' }
  /** To stop the clock until somebody starts it again. */
  | { readonly kind: 'pause' };

/** A ply of a game of the series, both numbered from 0. */
export interface Ply {
  readonly round: number;
  readonly ply: number;
}

/** A move that is possible now, in both of its forms. */
export interface PossibleMove {
  readonly notation: string;
  readonly move: MoveObject;
}

/** What can be asked at a table, and what answers it. */
export interface TableRequests {
  /**
   * Takes a free seat, the next one if none is named; at a private table the invite is needed. One's own is taken back
   * from the bot that plays on there, at any time.
   */
  sit: { ask: AtTable & { readonly seat?: number; readonly invite?: string }; answer: Nothing };
  /** Asks those who sit there for a seat, while one is free; forgotten once whoever asks no longer looks. */
  knock: { ask: AtTable; answer: Nothing };
  /** Seats whoever asks by this number on the next free seat, or does not; for those who sit there. */
  admit: { ask: AtTable & { readonly knock: number; readonly isAdmitted: boolean }; answer: Nothing };
  /** Before a round is dealt: what one's number will be checked against; it takes the place of what one pledged before. */
  pledge: { ask: AtTable & { readonly round: number; readonly pledge: string }; answer: Nothing };
  /** Once no more pledges are taken: the number that one pledged. */
  reveal: { ask: AtTable & { readonly round: number; readonly number: string }; answer: Nothing };
  /** Has a bot take an open seat, or follow another bot; for the host. */
  fill: { ask: AtTable & { readonly seat: number; readonly bot: string }; answer: Nothing };
  /**
   * Before the game, opens a seat again with a new invite: one's own, or for the host anybody's. In the game, has a bot's
   * seat taken by whoever comes, until when the bot plays on; for the host.
   */
  clear: { ask: AtTable & { readonly seat: number }; answer: Nothing };
  /** Answered once it is stored for good. The same move to the same ply counts once, however often it is sent. */
  move: { ask: AtTable & Ply & { readonly move: MoveObject }; answer: Ply };
  /** All moves that are possible now; only for whoever's turn it is. For programs that do not know the rules. */
  moves: { ask: AtTable; answer: Ply & { readonly moves: readonly PossibleMove[] } };
  /** Begins the next game of the series after the one of this number. */
  next: { ask: AtTable & { readonly round: number }; answer: Nothing };
  offer: { ask: AtTable & { readonly offer: Offer }; answer: Nothing };
  /** Agrees to the offer of this number, or not: to what was read, and not to what has been asked since. */
  agree: { ask: AtTable & { readonly offer: number; readonly isAgreed: boolean }; answer: Nothing };
  /** Gives up the present game (F9). */
  resign: { ask: AtTable; answer: Nothing };
  /** Gives another person at the table more time, at most the bank at once. */
  give: { ask: AtTable & { readonly seat: number; readonly ms: number }; answer: Nothing };
  /** Starts the clock again after a pause. */
  resume: { ask: AtTable; answer: Nothing };
  /** Goes on at a table that was closed because nobody came; for those who sit there. */
  reopen: { ask: AtTable; answer: Nothing };
  /** Closes the table: for the host, before the game or alone among bots. */
  close: { ask: AtTable; answer: Nothing };
  /** The same people again, the start one seat on, once all have come; asked twice, it is the same table. */
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
  /** Which bot plays on for whoever is away or gives up. */
  readonly standIn?: string;
  /** Without it there is no clock. */
  readonly tempo?: Tempo;
  /** Whether people may write to each other there; at a private table alone. */
  readonly hasTexts?: boolean;
}
