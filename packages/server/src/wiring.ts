import type { Logger } from 'pino';
import { startPool } from './bots/pool.ts';
import { ServeError } from './settings/kinds.ts';
import { serveTables } from './tables/service.ts';
import { HOSTING, WORLD } from './tables/tools.ts';
import type { TableService } from './tables/visitor.ts';
import type { ServerSettings } from './settings/settings.ts';
import { DataError } from './store/folder.ts';
import type { ServerStore } from './store/store.ts';
import { openStore } from './store/threaded.ts';

const DAY = 24 * 60 * 60 * 1000;
/** More than anybody can look at. */
const WATCHED_PER_VISITOR = 20;

/** The tables behind the doors: where they are kept, who plays at them, and the bots that sit there. */
export interface Wiring {
  readonly store: ServerStore;
  readonly tables: TableService;
  /** Once the tables are closed. */
  close(): Promise<void>;
}

export async function openTables(settings: ServerSettings, logger: Logger): Promise<Wiring> {
  const { bots, botPace, botBudget, tablesPerGuest, tablesPerAddress, liveTables, publicTables, idleDays } = settings;
  const store = await openData(settings.data);
  const pool = startPool({ threads: bots });
  const tables = serveTables({
    ...WORLD,
    ...HOSTING,
    store,
    thinker: pool,
    // Always the same, so that the time it took tells nothing.
    pace: () => botPace,
    budget: () => ({ ms: botBudget }),
    logger,
    mostWatched: WATCHED_PER_VISITOR,
    limits: { tablesPerGuest, tablesPerAddress, liveTables, publicTables, idle: idleDays * DAY },
  });
  return {
    store,
    tables,
    async close() {
      await pool.end();
      await store.close();
    },
  };
}

async function openData(folder: string): Promise<ServerStore> {
  try {
    return await openStore(folder);
  } catch (error) {
    throw error instanceof DataError ? new ServeError(error.message) : error;
  }
}
