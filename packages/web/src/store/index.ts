import { signal, type ReadonlySignal } from '@preact/signals';
import { tabChanges } from './changes.ts';
import { DiskStore } from './disk.ts';
import type { DeviceStore } from './store.ts';

export { rememberedNames } from './names.ts';
export type { PastGame, TableSummary } from './store.ts';

const persistent = signal(true);

/** Whether the browser keeps what is stored; if not, everything lasts as long as the page. */
export const isPersistent: ReadonlySignal<boolean> = persistent;

const disk = new DiskStore(tabChanges());
let fallback: Promise<DeviceStore> | null = null;

async function loadFallback(): Promise<DeviceStore> {
  const { FallbackStore } = await import('./fallback.ts');
  return new FallbackStore(disk, (isSo) => {
    persistent.value = isSo;
  });
}

/** The disk does it, until it refuses something: from then on whoever makes up for it. */
async function attempt<T>(act: (store: DeviceStore) => Promise<T>): Promise<T> {
  try {
    if (!fallback) return await act(disk);
  } catch {
    fallback = loadFallback();
  }
  return act(await fallback);
}

export const store: DeviceStore = {
  append: (writes) => attempt((to) => to.append(writes)),
  read: (table, from) => attempt((to) => to.read(table, from)),
  names: (...given) => attempt((to) => to.names(...given)),
  onChange: (react) => disk.onChange(react),
  meet: (names) => attempt((to) => to.meet(names)),
  listTables: () => attempt((to) => to.listTables()),
  removeTable: (id) => attempt((to) => to.removeTable(id)),
  listGames: () => attempt((to) => to.listGames()),
  readGame: (id) => attempt((to) => to.readGame(id)),
  addGame: (game) => attempt((to) => to.addGame(game)),
};
