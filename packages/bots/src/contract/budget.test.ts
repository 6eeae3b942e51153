import { describe, expect, test } from 'vitest';
import type { Thinking } from './bot.ts';
import { runBudget, runBudgetInSlices } from './budget.ts';

/** Thinking whose best move is the number of steps taken, and which is at its end after `last` of them. */
function counting(last = Infinity): Thinking & { steps: number } {
  return {
    steps: 0,
    step() {
      return ++this.steps < last;
    },
    get move() {
      return this.steps;
    },
    advice: () => [],
  };
}

/** A clock that strikes on by so many milliseconds each time somebody looks at it. */
function clockBy(ms: number): () => number {
  let time = 0;
  return () => (time += ms);
}

const standing = (): number => 0;
const never = (): boolean => false;

describe('a budget', () => {
  test.each([0, 1, 24])('of %i steps is that many', (iterations) => {
    expect(runBudget(counting(), { iterations }, standing)).toBe(iterations);
  });

  test('of steps does not care for the clock', () => {
    expect(runBudget(counting(), { iterations: 40 }, clockBy(1e6))).toBe(40);
  });

  test('of time ends when it has passed', () => {
    // The clock is looked at once before the first step and once before each.
    expect(runBudget(counting(), { ms: 100 }, clockBy(10))).toBe(9);
  });

  test('of no time still leaves the first move', () => {
    expect(runBudget(counting(), { ms: 0 }, clockBy(1))).toBe(0);
  });

  test('is not used up by a bot that has come to its end', () => {
    const thinking = counting(3);
    expect(runBudget(thinking, { iterations: 1000 }, standing)).toBe(3);
    expect(runBudget(counting(3), { ms: 1000 }, clockBy(1))).toBe(3);
  });
});

describe('in slices', () => {
  const run = async (thinking: Thinking, budget: { ms: number } | { iterations: number }, isStopped = never) => {
    let pauses = 0;
    const pause = async (): Promise<void> => void pauses++;
    const move = await runBudgetInSlices(thinking, budget, clockBy(1), pause, isStopped);
    return { move, pauses };
  };

  test.each([1, 16, 200])('%i steps are as many', async (iterations) => {
    expect((await run(counting(), { iterations })).move).toBe(iterations);
  });

  test('others are let in every fifteen milliseconds', async () => {
    // A slice of fourteen steps, one look at the clock each, and one more that sees that it is over.
    const { pauses } = await run(counting(), { iterations: 140 });
    expect(pauses).toBe(9);
  });

  test('a budget of time counts the pauses, too', async () => {
    expect((await run(counting(), { ms: 100 })).move).toBeLessThan(100);
    expect((await run(counting(), { ms: 100 })).move).toBeGreaterThan(50);
  });

  test('who is stopped before the start answers with the first move', async () => {
    expect(await run(counting(), { iterations: 100 }, () => true)).toEqual({ move: 0, pauses: 0 });
  });

  test('who is stopped in a pause thinks no further', async () => {
    let asked = 0;
    const { move, pauses } = await run(counting(), { iterations: Infinity }, () => asked++ === 3);
    expect(pauses).toBe(3);
    expect(move).toBe(3 * 14);
  });

  test('a bot at its end does not pause', async () => {
    expect(await run(counting(2), { iterations: 100 })).toEqual({ move: 2, pauses: 0 });
  });
});
