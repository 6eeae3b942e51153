import type { Advice, Budget } from '@sixfold/bots';
import type { BotName } from '@sixfold/bots/levels';
import type { View } from '@sixfold/engine';

/** What a bot is to think about, and for how long. It gets a view and luck of its own, never the table. */
export interface Task {
  readonly bot: BotName;
  readonly view: View;
  /** A text; the same text and the same number of steps lead to the same choice. */
  readonly luck: string;
  readonly budget: Budget;
  /** Whose share of those who think it takes: of whoever opened the table. */
  readonly share?: string;
  /** Whether nobody waits for it: then it has its turn while nothing else is to be thought about. */
  readonly isPatient?: true;
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
