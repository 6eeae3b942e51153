import type { ProgramMark, Reader, Who } from '@sixfold/host';
import type { Answer, Ask, MessageName, Request, ServerToClient } from '@sixfold/protocol';
import type { Guest } from '../store/store.ts';
import type { DealDesk } from './deal-desk.ts';

/** A message that any number of visitors are sent: the same object to all, so that it is written down once. */
export type Message = { [N in MessageName]: readonly [N, ServerToClient[N]] }[MessageName];

/** Somebody at a door: a page or a program, connected now. One guest may be here several times. */
export interface Visitor extends Reader {
  /** Null for somebody without a name, who may only watch. */
  readonly guest: Guest | null;
  /** Where they come from. */
  readonly address: string;
  /** Never waits. */
  send(message: Message): void;
}

export const whoIs = (guest: Guest | null, mark: ProgramMark = {}): Who =>
  guest ? { kind: 'person', id: guest.id, name: guest.name, ...mark } : { kind: 'spectator' };

/** Requests that the tables answer; `hello` is the door's own affair. */
export type ServiceRequest = Exclude<Request, 'hello'>;

/** Which game it is, and who has opened it. */
export interface TablePreview {
  readonly game: string;
  readonly name: string;
}

/** What the doors (sockets, HTTP) know of the tables. */
export interface TableService {
  /** Does what was asked; `ask` has been checked for its form, and nothing else. Fails with `Refusal`. */
  handle<R extends ServiceRequest>(visitor: Visitor, request: R, ask: Ask<R>): Promise<Answer<R>>;
  /** The visitor is gone for good: who connects again is another one. */
  leave(visitor: Visitor): void;
  /** A guest has another name now, which is stored already. */
  rename(guest: string): Promise<void>;
  /** A guest is about to be forgotten, and is not waited for any more. */
  forget(guest: string): Promise<void>;
  /** One guest is another one from now on: their tables are the other's. False if they share one that goes on. */
  join(from: string, into: string): Promise<boolean>;
  /** What a link to a table may say of it to whoever has the link; null for a table that is not there. */
  preview(table: string): Promise<TablePreview | null>;
  /** When somebody's time is out at a table, null if nobody's is running. */
  deadlineOf(table: string): Promise<number | null>;
  /** How many tables are in memory. */
  readonly hosted: number;
  /** Closes a table for the house; whoever sits there can open it again. */
  closeTable(table: string): Promise<void>;
  /** Deletes a table with all that happened there. Both fail with `Refusal` if there is none. */
  removeTable(table: string): Promise<void>;
  /** The ranked deals of the day. */
  readonly deals: DealDesk;
  /** Finishes what is being stored and takes nothing more. */
  close(): Promise<void>;
}
