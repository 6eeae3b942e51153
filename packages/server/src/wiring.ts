import type { Logger } from 'pino';
import { startPool } from './bots/pool.ts';
import { Complaints } from './complaints.ts';
import { ServeError } from './settings/kinds.ts';
import { serveTables } from './tables/service.ts';
import { HOSTING, WORLD } from './tables/tools.ts';
import type { TableService } from './tables/visitor.ts';
import type { ServerSettings } from './settings/settings.ts';
import { DataError } from './store/folder.ts';
import type { ServerStore } from './store/store.ts';
import { openStore, type StoreWatcher } from './store/threaded.ts';

const DAY = 24 * 60 * 60 * 1000;
/** More than anybody can look at. */
const WATCHED_PER_VISITOR = 20;

/** The tables behind the doors: where they are kept, who plays at them, and the bots that sit there. */
export interface Wiring {
  readonly store: ServerStore;
  readonly tables: TableService;
  /** Kept, with the reason, once nothing can be stored any more: then the process is to end. */
  readonly lost: Promise<Error>;
  /** Once the tables are closed. */
  close(): Promise<void>;
}

export async function openTables(settings: ServerSettings, logger: Logger): Promise<Wiring> {
  const { bots, botPace, botBudget, tablesPerGuest, tablesPerAddress, liveTables, publicTables, idleDays } = settings;
  const { promise: lost, resolve } = Promise.withResolvers<Error>();
  const store = await openData(settings.data, watcher(logger, resolve));
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
    lost,
    async close() {
      await pool.end();
      await store.close();
    },
  };
}

/** Operators learn from the log what players are told one by one. */
function watcher(logger: Logger, leave: (error: Error) => void): StoreWatcher {
  const complaints = new Complaints(logger, WORLD.later);
  return {
    failed: ({ why, message }) => complaints.note(why, `not stored: ${message}`),
    lost(error) {
      logger.fatal(error.message);
      leave(error);
    },
  };
}

async function openData(folder: string, watching: StoreWatcher): Promise<ServerStore> {
  try {
    return await openStore(folder, watching);
  } catch (error) {
    throw error instanceof DataError ? new ServeError(error.message) : error;
  }
}
