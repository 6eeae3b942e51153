import type { Game } from '@sixfold/engine';
import { entryOf } from '../games.ts';
import { settings, type Speed } from '../settings.ts';
import { changes, store } from '../store/index.ts';
import { rememberNames } from '../store/names.ts';
import { makeDesk, Refused, type Desk } from './desk.ts';
import { WorkerThinker } from './worker-thinker.ts';

export { Refused } from './desk.ts';

/** How long a bot's move takes at least, in milliseconds. */
const PAUSES: Record<Speed, number> = { slow: 1800, normal: 900, fast: 250 };

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSES[settings.value.speed]));

const now = (): string => new Date().toISOString();

const makeThinker = (): WorkerThinker =>
  new WorkerThinker(
    () => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./choose.ts')).chooseMove,
  );

async function loadGame(id: string): Promise<Game> {
  const entry = entryOf(id);
  if (!entry) throw new Refused({ code: 'unknown-game', game: id });
  return (await entry.load()).game;
}

/** The desk of this page. */
export const { openSession, createTable }: Desk = makeDesk({
  store,
  around: () => ({ store, changes, thinker: makeThinker(), pause, now }),
  loadGame,
  now,
  rememberNames,
});
