import type { Advice, Budget } from '@sixfold/bots';
// Not from the whole package: the page knows the bots by name, and only the worker loads them.
import { isBotName, type BotName, type Level } from '@sixfold/bots/levels';
import type { View } from '@sixfold/engine';

/** Who plays against somebody who did not choose. */
export const DEFAULT_BOT: Level = 'casual';

/** Who gives hints. */
export const ADVISER: Level = 'master';

/** The bot that a table names; one of a later version may name a bot that is not known yet. */
export const knownBot = (name: string | undefined): BotName =>
  name !== undefined && isBotName(name) ? name : DEFAULT_BOT;

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

/** Where bots think. */
export interface Thinker {
  think(task: Task): Promise<Thought>;
  /** Gives up all thoughts; their promises fail. Others may follow. */
  stop(): void;
  /** Gives up all thoughts for good. */
  end(): void;
}
