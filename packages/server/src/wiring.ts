import { dealFairly } from '@sixfold/host/acting';
import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { startPool } from './bots/pool.ts';
import { Peers } from './cluster/peers.ts';
import { Complaints } from './complaints.ts';
import { sha256 } from './sha256.ts';
import type { Metrics } from './metrics/metrics.ts';
import { openChosen } from './open-store.ts';
import { Looks } from './notices/looks.ts';
import { openNotices } from './notices-wiring.ts';
import { ServeError } from './settings/kinds.ts';
import { serveTables } from './tables/service.ts';
import { HOSTING, WORLD, type Limits } from './tables/tools.ts';
import type { TableService } from './tables/visitor.ts';
import type { ServerSettings } from './settings/settings.ts';
import { DataError } from './store/folder.ts';
import { isShared } from './store/servers.ts';
import type { ServerStore } from './store/store.ts';
import type { StoreWatcher } from './store/watcher.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * 1000;
const MEGABYTE = 1_000_000;
/** More than anybody can look at. */
const WATCHED_PER_VISITOR = 20;

/** The tables behind the doors: where they are kept, who plays at them, and the bots that sit there. */
export interface Wiring {
  readonly store: ServerStore;
  readonly tables: TableService;
  /** The other servers on the same store; null where there can be none. */
  readonly peers: Peers | null;
  /** Kept, with the reason, once nothing can be stored any more: then the process is to end. */
  readonly lost: Promise<Error>;
  readonly waitingThoughts: () => number;
  /** Once the tables are closed. */
  close(): Promise<void>;
}

export async function openTables(settings: ServerSettings, logger: Logger, metrics: Metrics): Promise<Wiring> {
  const { bots, botPace, botBudget, tablesPerGuest, tablesPerAddress, liveTables, publicTables } = settings;
  const { promise: lost, resolve } = Promise.withResolvers<Error>();
  const complaints = new Complaints(logger, WORLD.later);
  const store = await openData(settings, watcher(logger, complaints, metrics, resolve));
  const pool = startPool({ threads: bots });
  const steady = (): number => performance.now();
  const looks = new Looks(steady);
  const peers = isShared(store) ? new Peers({ ...WORLD, changes: store.changes, steady }) : null;
  const tables = serveTables({
    ...WORLD,
    ...HOSTING,
    now: () => store.changes.now(),
    fair: dealFairly(sha256),
    store,
    ...(peers && { peers }),
    thinker: pool,
    // Always the same, so that the time it took tells nothing.
    pace: () => botPace,
    budget: () => ({ ms: botBudget }),
    logger,
    mostWatched: WATCHED_PER_VISITOR,
    grace: settings.graceSeconds * SECOND,
    limits: { tablesPerGuest, tablesPerAddress, liveTables, publicTables, ...times(settings) },
    steady,
    looks,
    hasRoom: () => hasRoom(settings, complaints),
  });
  const notices = await openNotices({ settings, store, tables, looks, peers, logger, metrics });
  return {
    store,
    tables,
    peers,
    lost,
    waitingThoughts: () => pool.waitingCount,
    async close() {
      notices.close();
      peers?.close();
      await pool.end();
      await store.close();
    },
  };
}

const times = ({
  idleDays,
  keepDays,
  keepGuestDays,
}: ServerSettings): Pick<Limits, 'idle' | 'keep' | 'keepGuests'> => ({
  idle: idleDays * DAY,
  keep: daysOf(keepDays),
  keepGuests: daysOf(keepGuestDays || keepDays),
});

const daysOf = (days: number): number | null => (days === 0 ? null : days * DAY);

async function hasRoom({ data, database, leastFree }: ServerSettings, complaints: Complaints): Promise<boolean> {
  // Another machine's disk is its operator's affair.
  if (database !== '') return true;
  const { bavail, bsize } = await statfs(data);
  const isEnough = bavail * bsize >= leastFree * MEGABYTE;
  if (!isEnough)
    complaints.note('little-room', `less than ${leastFree} MB are free for ${data}: no new table is opened`);
  return isEnough;
}

/** Operators learn from the log what players are told one by one. */
function watcher(
  logger: Logger,
  complaints: Complaints,
  { flush, storeErrors }: Metrics,
  leave: (error: Error) => void,
): StoreWatcher {
  return {
    upgraded: (said) => logger.warn(said),
    flushed: (seconds) => flush.observe(seconds),
    failed({ why, message }) {
      storeErrors.of(why).add();
      complaints.note(why, `not stored: ${message}`);
    },
    lost(error) {
      logger.fatal(error.message);
      leave(error);
    },
  };
}

async function openData(settings: ServerSettings, watching: StoreWatcher): Promise<ServerStore> {
  try {
    return await openChosen(settings, watching);
  } catch (error) {
    throw error instanceof DataError ? new ServeError(error.message) : error;
  }
}
