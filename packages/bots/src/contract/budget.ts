import type { Thinking } from './bot.ts';

/** How long a bot may think: by the clock, or by steps, which is the same on every machine. */
export type Budget = { readonly ms: number } | { readonly iterations: number };

/** The time in milliseconds, from any start. */
export type Clock = () => number;

/** So many milliseconds a bot thinks before its thread listens to others again. */
const SLICE = 15;

/** Counts what is used of a budget. */
class Meter {
  private readonly clock: Clock;
  private readonly end: number;
  private left: number;

  constructor(budget: Budget, clock: Clock) {
    this.clock = clock;
    this.end = 'ms' in budget ? clock() + budget.ms : Infinity;
    this.left = 'iterations' in budget ? budget.iterations : Infinity;
  }

  /** Takes steps until the budget is spent, no more steps help, or it is time to pause; true if it is. */
  run(thinking: Thinking, until: number): boolean {
    for (;;) {
      const now = this.clock();
      if (this.left <= 0 || now >= this.end) return false;
      if (now >= until) return true;
      this.left--;
      if (!thinking.step()) return false;
    }
  }
}

/** Thinks as long as the budget lasts and returns the move. */
export function runBudget(thinking: Thinking, budget: Budget, clock: Clock): number {
  new Meter(budget, clock).run(thinking, Infinity);
  return thinking.move;
}

/** The same in slices, between which others can speak: `pause` gives way to them, `isStopped` tells what they said. */
export async function runBudgetInSlices(
  thinking: Thinking,
  budget: Budget,
  clock: Clock,
  pause: () => Promise<void>,
  isStopped: () => boolean,
): Promise<number> {
  const meter = new Meter(budget, clock);
  while (!isStopped() && meter.run(thinking, clock() + SLICE)) await pause();
  return thinking.move;
}
