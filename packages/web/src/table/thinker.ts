import type { View } from '@sixfold/engine';

/** The bots by name, weakest first. Known here without loading them, which only the worker does. */
export const BOT_NAMES = ['random', 'greedy'] as const;

/** Who plays against somebody who did not choose, and who gives hints. */
export const DEFAULT_BOT: (typeof BOT_NAMES)[number] = 'greedy';

/** Where bots think. They get a view and luck of their own, never the table. */
export interface Thinker {
  /** The bot's move for the view's seat; luck is a text, and the same text leads to the same choice. */
  choose(bot: string, view: View, luck: string): Promise<number>;
  /** Gives up all thoughts; their promises fail. Others may follow. */
  stop(): void;
}
