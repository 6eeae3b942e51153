import { mkdirSync } from 'node:fs';
import type { ServerSettings } from './settings/settings.ts';
import { openPostgres } from './store/postgres/postgres-store.ts';
import { openStore } from './store/sqlite/threaded.ts';
import type { ServerStore } from './store/store.ts';
import type { StoreWatcher } from './store/watcher.ts';

/** Opens the store that the settings name: a PostgreSQL database, or else SQLite in the data folder. Fails with `DataError`. */
export function openChosen(settings: ServerSettings, watcher?: StoreWatcher): Promise<ServerStore> {
  if (settings.database === '') return openStore(settings.data, watcher);
  makeCommandFolder(settings.data);
  return openPostgres(settings, watcher);
}

/** The operator's commands come through a file there, whatever else is elsewhere; without it people can play all the same. */
function makeCommandFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // Whoever serves commands says so.
  }
}
