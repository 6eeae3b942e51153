import type { Budget } from '@sixfold/bots';
import type { Game } from '@sixfold/engine';
import { entryOf } from '../games/games.ts';
import { settings, type Speed } from '../lib/settings.ts';
import { changes, store } from '../store/index.ts';
import { rememberNames } from '../store/names.ts';
import { makeDesk, Refused, type Desk } from './desk.ts';
import type { Budgets } from './local.ts';
import { WorkerThinker } from './worker-thinker.ts';

export { Refused } from './desk.ts';

/** How long a bot's move takes at least, in milliseconds. */
const PAUSES: Record<Speed, number> = { slow: 1800, normal: 900, fast: 250, instant: 0 };

/**
 * How long a bot may think, in milliseconds: less than its move takes to be shown, so that nobody waits for it, or hardly. A
 * strong bot in a hurry is still a strong one.
 */
const THOUGHTS: Record<Speed, number> = { slow: 1200, normal: 600, fast: 200, instant: 50 };

/** Whoever asks for a hint wants a good one, whatever the speed. */
const HINT: Budget = { ms: 900 };

const budgets = (): Budgets => ({ move: { ms: THOUGHTS[settings.value.speed] }, hint: HINT });

/** Whose step is followed by another of theirs keeps nobody in suspense. */
const FURTHER = 0.6;

const pause = (isFurther: boolean): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PAUSES[settings.value.speed] * (isFurther ? FURTHER : 1)));

const now = (): string => new Date().toISOString();

const makeThinker = (): WorkerThinker =>
  new WorkerThinker(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./think-here.ts')).thinkHere,
  );

async function loadGame(id: string): Promise<Game> {
  const entry = entryOf(id);
  if (!entry) throw new Refused({ code: 'unknown-game', game: id });
  return (await entry.load()).game;
}

/** The desk of this page. */
export const { openSession, createTable }: Desk = makeDesk({
  store,
  around: () => ({ store, changes, thinker: makeThinker(), budgets, pause, now }),
  loadGame,
  now,
  rememberNames,
});
