import type { GameId } from '@sixfold/engine';
import { dealKey, mergeResults, type DealResult } from '@sixfold/host/daily';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A deal that was begun on this device. */
export interface Attempt {
  readonly table: string;
  readonly date: string;
  readonly game: GameId;
  /** In milliseconds since 1970. */
  readonly began: number;
}

/**
 * What was made of the deals of the day, here and on other devices of the same person. A database of its own, loaded with the
 * place that shows it: the first screen knows nothing of it.
 */
interface DailySchema extends DBSchema {
  /** What was begun here, by table. */
  attempts: { key: string; value: Attempt };
  /** The first attempt at each deal, by deal. */
  results: { key: string; value: DealResult };
}

const NAME = 'sixfold-daily';
const VERSION = 1;
const STORES = ['attempts', 'results'] as const;

let database: Promise<IDBPDatabase<DailySchema>> | null = null;
/** For as long as the page lasts, where a browser keeps nothing. */
let unkept: { readonly attempts: readonly Attempt[]; readonly results: readonly DealResult[] } = {
  attempts: [],
  results: [],
};

const open = (): Promise<IDBPDatabase<DailySchema>> =>
  (database ??= openDB<DailySchema>(NAME, VERSION, {
    upgrade: (fresh) => STORES.forEach((name) => fresh.createObjectStore(name)),
    blocking: () => void letGo(),
    terminated: () => void (database = null),
  }));

/** A newer page in another tab waits for this one to let go. */
async function letGo(): Promise<void> {
  const held = database;
  database = null;
  (await held)?.close();
}

/** All that was begun here, earliest first. */
export async function listAttempts(): Promise<Attempt[]> {
  const kept = await open()
    .then((disk) => disk.getAll('attempts'))
    .catch(() => []);
  return [...kept, ...unkept.attempts].sort((a, b) => a.began - b.began);
}

export async function noteAttempt(attempt: Attempt): Promise<void> {
  try {
    await (await open()).put('attempts', attempt, attempt.table);
  } catch {
    database = null;
    unkept = { ...unkept, attempts: [...unkept.attempts, attempt] };
  }
}

/** All results that are known here. */
export async function keptResults(): Promise<DealResult[]> {
  const kept = await open()
    .then((disk) => disk.getAll('results'))
    .catch(() => []);
  return mergeResults(kept, unkept.results);
}

/** Adds results to those that are known; of two of one deal the first attempt stays. */
export async function keepResults(results: readonly DealResult[]): Promise<void> {
  try {
    const transaction = (await open()).transaction('results', 'readwrite', { durability: 'strict' });
    const all = mergeResults(await transaction.store.getAll(), results);
    await Promise.all(all.map((result) => transaction.store.put(result, dealKey(result))));
    await transaction.done;
  } catch {
    database = null;
    unkept = { ...unkept, results: mergeResults(unkept.results, results) };
  }
}
