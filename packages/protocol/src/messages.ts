import type { ProtocolError } from './errors.ts';
import type { AtTable, Nothing, Opening, TableRequests } from './requests.ts';
import type { GameUpdate, Seen, TableInfo, TableLine } from './tables.ts';
import type { BlockedPerson, TalkLine, Utterance } from './talk.ts';
import type { Holiday, HolidayBook } from './tempo.ts';

/** Both sides must speak the same version; a page of another one is told to reload. */
export const PROTOCOL = 2;

/** What a client may ask for: the message, and what answers it. Only `hello` may come first. */
export interface ClientToServer extends TableRequests {
  /** Who speaks: a page by its cookie, a program by its token, a spectator by neither. */
  hello: {
    /** `hasPart`: false for a program that takes no part in the luck of its tables, and need not be waited for. */
    ask: { readonly version: number; readonly token?: string; readonly hasPart?: boolean };
    /** `now`: what the server's clock shows, in milliseconds since 1970. */
    answer: { readonly name: string | null; readonly now: number };
  };
  /** The public tables that can be joined or watched, now and whenever they change. */
  lobby: { ask: { readonly isWanted: boolean }; answer: Nothing };
  /**
   * The tables that one sits at, last touched first; those that are over for a week. If followed, whatever changes there
   * is told from now on, until it is asked for without.
   */
  mine: { ask: { readonly isFollowed?: boolean }; answer: { readonly tables: readonly TableLine[] } };
  /** Opens a table; with a record, a game that was begun elsewhere goes on there with fresh luck. */
  open: { ask: Opening; answer: AtTable };
  /** Follows a table from what was seen on: as the seat that one holds, or as a spectator. */
  watch: { ask: AtTable & { readonly seen: Seen | null }; answer: Nothing };
  unwatch: { ask: AtTable; answer: Nothing };
  /** So many milliseconds ago somebody did something at a table that is to be seen; null once it is not. */
  attend: { ask: AtTable & { readonly idle: number | null }; answer: Nothing };
  /** One's holidays. */
  holidays: { ask: Nothing; answer: HolidayBook };
  /**
   * Plans a holiday in the place of what one had planned, at most 30 days of any 365; an empty one ends it. All tables of days
   * at which one sits are told.
   */
  holiday: { ask: Holiday; answer: HolidayBook };
  /** Says something to those at the table; for those who sit there. It is not part of what happens there. */
  say: { ask: AtTable & { readonly said: Utterance }; answer: Nothing };
  /** From now on neither hears nor sits with the person on that seat, or does again. */
  block: { ask: AtTable & { readonly seat: number; readonly isBlocked: boolean }; answer: Nothing };
  /** Whom one does not want to meet. */
  blocked: { ask: Nothing; answer: { readonly people: readonly BlockedPerson[] } };
  /** Wants to meet one of them again. */
  unblock: { ask: { readonly person: string }; answer: Nothing };
}

/** The name of a request. */
export type Request = keyof ClientToServer;
/** What a request says. */
export type Ask<R extends Request> = ClientToServer[R]['ask'];
/** What answers it. */
export type Answer<R extends Request> = ClientToServer[R]['answer'];

/** What the server says of itself. */
export interface ServerToClient {
  /** Who sits at the table, and what is being asked there. */
  table: TableInfo;
  /** What has happened in the game, and what it looks like now. */
  game: GameUpdate;
  /** What was said at a table: lines that were not told before, or all, where some are not told any more. */
  talk: AtTable & { readonly lines: readonly TalkLine[]; readonly isWhole: boolean };
  lobby: { readonly tables: readonly TableLine[] };
  /** One of one's own tables, as it is now; without a seat, it is no longer among them. */
  mine: TableLine;
  /** That the connection lives. Whoever hears nothing for long connects anew. */
  beat: Nothing;
  /** What the operator says to everybody until then, such as that there will be a restart; empty to take it back. */
  announcement: { readonly text: string; readonly until: number };
  /** Why the connection ends: connect again soon, or load the page anew first. */
  bye: { readonly why: 'restart' | 'reload' };
}

/** What the server says of itself, by name. */
export type MessageName = keyof ServerToClient;

/** One line a message, as JSON. A number ties the answer to what was asked. */
export type FromClient = { [R in Request]: readonly [R, number, Ask<R>] }[Request];
/** An answer, a refusal, or something that the server says of itself; one line as well. */
export type FromServer =
  | readonly ['done', number, Answer<Request>]
  /** Null where it cannot be told what was asked. */
  | readonly ['refused', number | null, ProtocolError]
  | { [N in MessageName]: readonly [N, ServerToClient[N]] }[MessageName];

/** How often the server says that it lives, in milliseconds. */
export const BEAT = 20_000;
