import { setTimeout as pause } from 'node:timers/promises';
import type { Load, LoadTable } from './tables.ts';

/** How many tables gather at a time. */
const AT_ONCE = 25;
const TICK = 2;

export async function gatherAll(tables: readonly LoadTable[]): Promise<void> {
  const waiting = [...tables];
  const gather = async (): Promise<void> => {
    for (let table = waiting.pop(); table; table = waiting.pop()) await table.gather();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, gather));
}

/** Sends moves at the wished rate for some seconds, which it returns, and waits until all have been answered. */
export async function drive({ ready, tally }: Load, rate: number, duration: number): Promise<number> {
  const start = performance.now();
  let sent = 0;
  const time = await new Promise<number>((resolve) => {
    const timer = setInterval(() => {
      const passed = (performance.now() - start) / 1000;
      for (const due = Math.min(passed, duration) * rate; sent + 1 <= due; sent++) {
        const table = ready.shift();
        if (table) table.play();
        else tally.missed++;
      }
      if (passed < duration) return;
      clearInterval(timer);
      resolve(passed);
    }, TICK);
  });
  const sentMoves = sent - tally.missed;
  // What is acknowledged within this time counts; the rest is missing in the report.
  for (let patience = 50; tally.acknowledged.length < sentMoves && patience > 0; patience--) await pause(100);
  return time;
}
