import type { Advice, Budget } from '@sixfold/bots';
import type { BotName } from '@sixfold/bots/levels';
import type { Game, View } from '@sixfold/engine';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Store } from './store.ts';

/** What a bot is to think about, and for how long. It gets a view and luck of its own, never the table. */
export interface Task {
  readonly bot: BotName;
  readonly view: View;
  /** A text; the same text and the same number of steps lead to the same choice. */
  readonly luck: string;
  readonly budget: Budget;
}

/** What came of it. */
export interface Thought {
  readonly move: number;
  /** The best moves, best first; none from a bot that decides at a glance. */
  readonly advice: readonly Advice[];
}

/** Where bots think: not here. Fails where nobody can, and once it is stopped. */
export interface Thinker {
  think(task: Task, stop: AbortSignal): Promise<Thought>;
}

/** Where what went wrong is written down. */
export interface Logger {
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}

/** Time and luck of the world outside. */
export interface World {
  /** In milliseconds since 1970. */
  readonly now: () => number;
  /** A text of so many random bytes that can stand in an address. */
  readonly random: (bytes: number) => string;
  readonly later: (ms: number, act: () => void) => void;
}

/** All that hosts use of the world. */
export interface Tools extends World {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly logger: Logger;
  /** Fails with `Refusal` for a game that is not known here. */
  readonly loadGame: (id: string) => Game | Promise<Game>;
  /** Brings what is needed once somebody acts: loaded apart, so that a page can show a table before. */
  readonly loadActing: () => Promise<{ readonly makeActing: (host: ActingHost) => Acting }>;
  /** A bot's move is shown so many milliseconds after its turn began; a further step of its turn may take less. */
  readonly pace: (isFurther: boolean) => number;
  /** How long a bot may think about a move. */
  readonly budget: () => Budget;
  /** Whether bots go on while nobody looks. */
  readonly playsUnwatched: boolean;
  /**
   * Of several hosts of one table one runs its bots: calls back once this one is to, unless it was called off by then;
   * returns how to call it off. Which one it is matters to nobody's safety.
   */
  readonly lead: (table: string, onLead: () => void) => () => void;
  /** How many tables one reader may follow at once. */
  readonly mostWatched: number;
}

/** The host for which something is done. */
export interface ActingHost {
  readonly id: string;
  readonly tools: Tools;
  readonly names: readonly string[];
  /** Whether anybody looks, or bots go on all the same. */
  readonly isWatched: boolean;
  isHere(table: Table, seat: number): boolean;
  load(): Promise<Table>;
  setTable(table: Table | null): void;
  coverAgain(table: Table): void;
  publish(table: Table, change: { readonly isReseated: boolean; readonly isInfoChanged: boolean }): Promise<void>;
  refresh(what: 'grown'): void;
  inBackground(act: (table: Table) => void | Promise<void>): void;
  fail(error: unknown): void;
  release(): void;
}

/** What is done at a table. */
export interface Acting {
  readonly isIdle: boolean;
  /** Decides, and does what was decided. Fails with `Refusal`. */
  perform<R extends AnyRequest>(table: Table, who: Who, request: R, ask: AskOf<R>): Promise<AnswerOf<R>>;
  /** Has the bot think whose turn it is, if this host is to run the bots. */
  think(table: Table): void;
  /** Gives up what a bot thinks about. */
  stop(): void;
  end(): void;
}
