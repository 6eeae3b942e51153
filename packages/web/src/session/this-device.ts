import { loadGame } from '../games/games.ts';
import { settings, type Speed } from '../lib/settings.ts';
import { makeRandom } from '../lib/secrets.ts';
import { isPersistent, store } from '../store/index.ts';
import { rememberNames } from '../store/names.ts';
import { DeviceTables } from './device.ts';

/** How long a bot's move takes at least, in milliseconds. */
const PAUSES: Record<Speed, number> = { slow: 1800, normal: 900, fast: 250, instant: 0 };

/**
 * How long a bot may think, in milliseconds: less than its move takes to be shown, so that nobody waits for it, or hardly. A
 * strong bot in a hurry is still a strong one.
 */
const THOUGHTS: Record<Speed, number> = { slow: 1200, normal: 600, fast: 200, instant: 50 };

/** Whose step is followed by another of theirs keeps nobody in suspense. */
const FURTHER = 0.6;

/** Of several tabs with one table, one runs its bots. Where browsers cannot tell which, all try, and the log decides. */
function lead(table: string, onLead: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const isLeft = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const hold = (): Promise<void> => (onLead(), isLeft);
  if (navigator.locks) navigator.locks.request(`sixfold-bots-${table}`, { signal }, hold).catch(() => undefined);
  else onLead();
  return () => stop.abort();
}

/** The tables of this page. */
export const deviceTables = new DeviceTables({
  store,
  isStored: isPersistent,
  rememberNames,
  lead,
  loadGame,
  // Neither is needed to show a table.
  thinker: { think: async (task, stop) => (await import('../thinking/this-thinker.ts')).thinker.think(task, stop) },
  loadActing: () => import('@sixfold/host/acting'),
  pace: (isFurther) => PAUSES[settings.value.speed] * (isFurther ? FURTHER : 1),
  budget: () => ({ ms: THOUGHTS[settings.value.speed] }),
  now: Date.now,
  random: makeRandom,
  later: (ms, act) => void setTimeout(act, ms),
  logger: console,
  unwatched: 0,
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  awayFor: () => 0,
  grace: 0,
  mostWatched: Infinity,
});
