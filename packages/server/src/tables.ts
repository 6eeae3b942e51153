import type { Logger } from 'pino';
import { startPool } from './bots/pool.ts';
import { ServeError } from './kinds.ts';
import { makeRooms } from './rooms/house.ts';
import { WORLD } from './rooms/tools.ts';
import type { Rooms } from './rooms/visitor.ts';
import type { Settings } from './settings.ts';
import { DataError } from './store/folder.ts';
import type { Store } from './store/store.ts';
import { openStore } from './store/threaded.ts';

const DAY = 24 * 60 * 60 * 1000;
/** More than anybody can look at. */
const WATCHED_PER_VISITOR = 20;

/** The tables behind the doors: where they are kept, who plays at them, and the bots that sit there. */
export interface Tables {
  readonly store: Store;
  readonly rooms: Rooms;
  /** Once the rooms are closed. */
  close(): Promise<void>;
}

export async function openTables(settings: Settings, logger: Logger): Promise<Tables> {
  const { bots, botPace, botBudget, tablesPerGuest, idleDays } = settings;
  const store = await openData(settings.data);
  const pool = startPool({ threads: bots });
  const rooms = makeRooms({
    ...WORLD,
    store,
    thinker: pool,
    pace: botPace,
    budget: { ms: botBudget },
    logger,
    limits: { tablesPerGuest, watchedPerVisitor: WATCHED_PER_VISITOR, idle: idleDays * DAY },
  });
  return {
    store,
    rooms,
    async close() {
      await pool.end();
      await store.close();
    },
  };
}

async function openData(folder: string): Promise<Store> {
  try {
    return await openStore(folder);
  } catch (error) {
    throw error instanceof DataError ? new ServeError(error.message) : error;
  }
}
