import { randomBytes } from 'node:crypto';
import type { Budget } from '@sixfold/bots';
import type { BotName } from '@sixfold/bots/levels';
import type { View } from '@sixfold/engine';
import type { Store } from '../store/store.ts';

/** What a bot is to think about, and for how long. It gets a view and luck of its own, never the table. */
export interface Task {
  readonly bot: BotName;
  readonly view: View;
  readonly luck: string;
  readonly budget: Budget;
}

/** Where bots think: not here. Fails where nobody can. */
export interface Thinker {
  think(task: Task): Promise<number>;
}

export interface Logger {
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}

export interface Limits {
  /** How many tables a guest may open within an hour. */
  readonly tablesPerGuest: number;
  /** How many tables one visitor may follow at once. */
  readonly watchedPerVisitor: number;
  /** After so many milliseconds without a move or a change of seats a table is closed. */
  readonly idle: number;
}

/** Time and luck of the world outside. */
export interface World {
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** A text of so many random bytes that can stand in an address. */
  readonly random: (bytes: number) => string;
  readonly later: (ms: number, act: () => void) => void;
}

/** All that the rooms use of the world. */
export interface Tools extends World {
  readonly store: Store;
  readonly thinker: Thinker;
  /** A bot's move is shown so many milliseconds after its turn began, so that the time it took tells nothing. */
  readonly pace: number;
  /** How long a bot may think: less than the pace. */
  readonly budget: Budget;
  readonly logger: Logger;
  readonly limits: Limits;
}

/** The world as it is. A timer does not keep the process alive. */
export const WORLD: World = {
  now: Date.now,
  random: (bytes) => randomBytes(bytes).toString('base64url'),
  later: (ms, act) => void setTimeout(act, ms).unref(),
};
