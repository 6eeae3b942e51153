import type { Chance, View } from '@sixfold/engine';
import type { Advice } from './advice.ts';
import type { BotName } from './levels.ts';
import type { StandIn } from './stand-ins.ts';

/** A player: sees a view and nothing else. */
export interface Bot {
  readonly name: BotName | StandIn;
  /** Begins to think about what the view's seat should do. */
  think(view: View, chance: Chance): Thinking;
}

/** What a bot makes of one view. It can be left after any step; the more steps, the better the move. */
export interface Thinking {
  /** Thinks one step further, for a few milliseconds at most; false once more steps would change nothing. */
  step(): boolean;
  /** The best move so far; there is one from the start. */
  readonly move: number;
  /** The best moves so far, best first. */
  advice(): Advice[];
}

/** Thinking that was over at once. */
export const decided = (move: number): Thinking => ({ move, step: () => false, advice: () => [] });
