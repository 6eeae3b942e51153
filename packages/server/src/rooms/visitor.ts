import type { Answer, Ask, News, ProtocolError, Request, ServerToClient } from '@sixfold/protocol';
import type { Guest } from '../store/store.ts';

/** Somebody at a door: a page or a program, connected now. One guest may be here several times. */
export interface Visitor {
  /** Null for somebody without a name, who may only watch. */
  readonly guest: Guest | null;
  /** Says something; never waits. `line` is JSON already, so that what many hear is written once. */
  hear(line: string): void;
}

/** Thrown for whatever is refused. */
export class Refusal extends Error {
  readonly error: ProtocolError;

  constructor(error: ProtocolError) {
    super(error.code);
    this.error = error;
  }
}

/** Requests that the rooms answer; `hello` is the door's own affair. */
export type RoomRequest = Exclude<Request, 'hello'>;

/** What the doors (sockets) know of the house. */
export interface Rooms {
  /** Does what was asked; `ask` has been checked for its form, and nothing else. Fails with `Refusal`. */
  handle<R extends RoomRequest>(visitor: Visitor, request: R, ask: Ask<R>): Promise<Answer<R>>;
  /** The visitor is gone for good: who connects again is another one. */
  leave(visitor: Visitor): void;
  /**
   * A guest has another name now, which is stored already; or is about to be forgotten (null), and is not waited for
   * any more.
   */
  rename(guest: string, name: string | null): Promise<void>;
  /** Finishes what is being stored and takes nothing more. */
  close(): Promise<void>;
}

export const makeLine = <N extends News>(news: N, body: ServerToClient[N]): string => JSON.stringify([news, body]);
