import type { ServerSettings } from './settings/settings.ts';
import { openPostgres } from './store/postgres/postgres-store.ts';
import { openStore } from './store/sqlite/threaded.ts';
import type { ServerStore } from './store/store.ts';
import type { StoreWatcher } from './store/watcher.ts';

/** Opens the store that the settings name: a PostgreSQL database, or else SQLite in the data folder. Fails with `DataError`. */
export function openChosen(settings: ServerSettings, watcher?: StoreWatcher): Promise<ServerStore> {
  return settings.database === '' ? openStore(settings.data, watcher) : openPostgres(settings, watcher);
}
