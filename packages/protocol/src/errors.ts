import type { GameError } from '@sixfold/engine';

/** Why something is not done at a table, with the facts to say it in any language. */
export type TableError =
  | GameError
  | { readonly code: 'other-game'; readonly game: string; readonly expected: string }
  | { readonly code: 'bad-seats'; readonly what: string }
  | { readonly code: 'bad-series'; readonly games: unknown }
  | { readonly code: 'bad-ply'; readonly ply: unknown; readonly played: number }
  | { readonly code: 'game-not-over' }
  | { readonly code: 'series-over' }
  | { readonly code: 'unknown-format'; readonly format: string }
  | { readonly code: 'newer-format'; readonly format: string; readonly newest: string }
  | {
      readonly code: 'ruleset-changed';
      readonly stored: number;
      readonly installed: number;
      readonly round: number;
      readonly ply: number;
      readonly error: TableError;
    }
  /** Only for those who have given themselves a name. */
  | { readonly code: 'no-name' }
  | { readonly code: 'no-such-table' }
  | { readonly code: 'no-such-bot'; readonly bot: string }
  | { readonly code: 'no-seat' }
  | { readonly code: 'seat-not-open'; readonly seat: number }
  /** Every seat is taken. */
  | { readonly code: 'table-full' }
  /** Nobody takes another seat than the one they held once the game has begun. */
  | { readonly code: 'other-seat'; readonly seat: number }
  /** That can be done only before the game begins. */
  | { readonly code: 'has-begun' }
  /** A game that was begun elsewhere is played on among those who are invited, and once it is more than a deal. */
  | { readonly code: 'bad-record'; readonly why: 'public' | 'not-begun' }
  /** Somebody there does not want to play with you, or you with them. */
  | { readonly code: 'blocked' }
  /**
   * A deal of the day is played as it is, by one person, without a way back; while it is open, neither before nor after; and
   * its luck stays secret until then.
   */
  | { readonly code: 'bad-deal'; readonly why: 'as-it-is' | 'not-open' | 'secret' }
  /** At a score board people write down what they have played: there are no bots, no clock, and no pieces to tell of. */
  | { readonly code: 'score-board' }
  /** Only phrases and reactions are for this table. */
  | { readonly code: 'no-texts' }
  | { readonly code: 'wrong-invite' }
  | { readonly code: 'already-seated'; readonly seat: number }
  | { readonly code: 'not-the-host' }
  | { readonly code: 'not-playing'; readonly stage: string }
  /** The table is no longer as the one who asked has seen it. */
  | { readonly code: 'moved-on'; readonly round: number; readonly ply: number }
  | { readonly code: 'not-offered' }
  /** One thing at a time is asked of the people at a table. */
  | { readonly code: 'already-offered' }
  /** A person who looks at the table, or did until a moment ago, is not replaced before so many milliseconds. */
  | { readonly code: 'is-here'; readonly seat: number; readonly wait: number }
  | {
      readonly code: 'too-many';
      readonly what:
        | 'connections'
        | 'tables'
        | 'public'
        | 'guests'
        | 'watched'
        | 'plies'
        | 'games'
        /** Days of holiday in a year, and plans of them in a day. */
        | 'holidays'
        | 'plans';
      readonly most: number;
    }
  /**
   * Nothing was changed: the disk is full, may not be written, or fails. If it is unknown whether it was stored, whoever
   * asks again is told `moved-on` if it was.
   */
  | { readonly code: 'not-stored'; readonly why: 'full' | 'read-only' | 'failed' | 'unknown' }
  | { readonly code: 'shutting-down' }
  | { readonly code: 'internal' };

/** Why something that was asked is not done: at a table, or before it came to one. */
export type ProtocolError =
  | TableError
  /** No message of this protocol: what is wrong with it. */
  | { readonly code: 'not-understood'; readonly what: string }
  | { readonly code: 'hello-first' }
  | { readonly code: 'other-version'; readonly version: number }
  /** Nobody has this token, or this secret. */
  | { readonly code: 'wrong-token' }
  /** Two who play at one table cannot become one person. */
  | { readonly code: 'seated-together' }
  /** The page comes from somewhere else: over HTTP only. */
  | { readonly code: 'other-origin' }
  | { readonly code: 'too-fast'; readonly perSecond: number }
  | { readonly code: 'too-large'; readonly most: number };

/** The connection was lost before an answer came: it may have been done or not. */
export interface ConnectionLost {
  readonly code: 'connection-lost';
}

/** Why something that was asked was not done, or cannot be known to be. */
export class AskFailed extends Error {
  readonly error: ProtocolError | ConnectionLost;

  constructor(error: ProtocolError | ConnectionLost) {
    super(error.code);
    this.error = error;
  }
}
