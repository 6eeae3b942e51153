import type { View } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import type { TableRecord } from '@sixfold/table';
import type { ProtocolError } from './errors.ts';
import type { GameNews, Offer, PlayedMove, SeatWish, Seen, TableLine, TableNews, Terms } from './news.ts';

/** Both sides must speak the same version; a page of another one is told to reload. */
export const PROTOCOL = 1;

/** An empty object. */
type Nothing = Record<string, never>;

interface AtTable {
  readonly table: string;
}

/** What a client may ask for: the message, and what answers it. Only `hello` may come first. */
export interface ClientToServer {
  /** Who speaks: a page by its cookie, a program by its token, a spectator by neither. */
  hello: { ask: { readonly version: number; readonly token?: string }; answer: { readonly name: string | null } };
  /** The public tables that can be joined or watched, now and whenever they change. */
  lobby: { ask: { readonly isWanted: boolean }; answer: Nothing };
  /** The tables that one sits at, last touched first. */
  mine: { ask: Nothing; answer: { readonly tables: readonly TableLine[] } };
  /** Opens a table; with a record, a game that was begun elsewhere goes on there with fresh luck. */
  open: {
    ask: {
      readonly terms: Terms;
      readonly seats: readonly SeatWish[];
      readonly isPublic: boolean;
      readonly record?: TableRecord;
    };
    answer: AtTable;
  };
  /** Follows a table from what was seen on: as the seat that one holds, or as a spectator. */
  watch: { ask: AtTable & { readonly seen: Seen | null }; answer: Nothing };
  unwatch: { ask: AtTable; answer: Nothing };
  /** Takes an open seat; at a private table the invite is needed. */
  sit: { ask: AtTable & { readonly seat: number; readonly invite?: string }; answer: Nothing };
  /** Has a bot take an open seat; for the host. */
  fill: { ask: AtTable & { readonly seat: number; readonly bot: string }; answer: Nothing };
  /** Opens a person's seat again, with a new invite; for the host, or for oneself before the game begins. */
  clear: { ask: AtTable & { readonly seat: number }; answer: Nothing };
  /** Answered once it is stored for good. The same move to the same ply counts once, however often it is sent. */
  move: { ask: PlayedMove; answer: { readonly game: number; readonly ply: number } };
  /** Begins the next game of the series after game number `game`. */
  next: { ask: AtTable & { readonly game: number }; answer: Nothing };
  offer: { ask: AtTable & { readonly offer: Offer }; answer: Nothing };
  /** Agrees to what is being asked, or not. */
  agree: { ask: AtTable & { readonly isAgreed: boolean }; answer: Nothing };
  resign: { ask: AtTable; answer: Nothing };
  /** The same people again, the start one seat on; asked twice, it is the same table. */
  rematch: { ask: AtTable; answer: AtTable };
  /** What one may see of the game before a ply that has been played: to explain it, or to leaf back. */
  look: {
    ask: AtTable & { readonly game: number; readonly ply: number };
    answer: { readonly view: View };
  };
  /** A finished game with all of its secrets. */
  transcript: { ask: AtTable & { readonly game: number }; answer: { readonly transcript: Transcript } };
}

export type Request = keyof ClientToServer;
export type Ask<R extends Request> = ClientToServer[R]['ask'];
export type Answer<R extends Request> = ClientToServer[R]['answer'];

/** What the server says of itself. */
export interface ServerToClient {
  /** Who sits at the table, and what is being asked there. */
  table: TableNews;
  /** What has happened in the game, and what it looks like now. */
  game: GameNews;
  lobby: { readonly tables: readonly TableLine[] };
  /** That the connection lives. Whoever hears nothing for long connects anew. */
  beat: Nothing;
  /** Why the connection ends: connect again soon, or load the page anew first. */
  bye: { readonly why: 'restart' | 'reload' };
}

export type News = keyof ServerToClient;

/** One line a message, as JSON. A number ties the answer to what was asked. */
export type FromClient = { [R in Request]: readonly [R, number, Ask<R>] }[Request];
export type FromServer =
  | readonly ['done', number, Answer<Request>]
  /** Null where it cannot be told what was asked. */
  | readonly ['refused', number | null, ProtocolError]
  | { [N in News]: readonly [N, ServerToClient[N]] }[News];

/** How often the server says that it lives, in milliseconds. */
export const BEAT = 20_000;
