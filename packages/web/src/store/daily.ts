import type { GameId } from '@sixfold/engine';
import { dealKey, mergeResults, type DealResult } from '@sixfold/host/daily';
import { openDatabase, type Database } from './database.ts';

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
interface DailySchema {
  /** What was begun here, by table. */
  attempts: { key: string; value: Attempt };
  /** The first attempt at each deal, by deal. */
  results: { key: string; value: DealResult };
}

const NAME = 'sixfold-daily';
const VERSION = 1;
const STORES = ['attempts', 'results'] as const;

let database: Promise<Database<DailySchema>> | null = null;
/** For as long as the page lasts, where a browser keeps nothing. */
let unkept: { readonly attempts: readonly Attempt[]; readonly results: readonly DealResult[] } = {
  attempts: [],
  results: [],
};

const open = (): Promise<Database<DailySchema>> =>
  (database ??= openDatabase<DailySchema>(NAME, VERSION, STORES, () => void (database = null)));

/** All that was begun here, earliest first. */
export async function listAttempts(): Promise<Attempt[]> {
  const kept = await open()
    .then((disk) => disk.read('attempts').store('attempts').getAll())
    .catch(() => []);
  return [...kept, ...unkept.attempts].sort((a, b) => a.began - b.began);
}

export async function noteAttempt(attempt: Attempt): Promise<void> {
  try {
    const transaction = (await open()).write('attempts');
    await transaction.store('attempts').put(attempt, attempt.table);
    await transaction.done;
  } catch {
    database = null;
    unkept = { ...unkept, attempts: [...unkept.attempts, attempt] };
  }
}

/** All results that are known here. */
export async function keptResults(): Promise<DealResult[]> {
  const kept = await open()
    .then((disk) => disk.read('results').store('results').getAll())
    .catch(() => []);
  return mergeResults(kept, unkept.results);
}

/** Adds results to those that are known; of two of one deal the first attempt stays. */
export async function keepResults(results: readonly DealResult[]): Promise<void> {
  try {
    const transaction = (await open()).write('results');
    const known = transaction.store('results');
    const all = mergeResults(await known.getAll(), results);
    await Promise.all(all.map((result) => known.put(result, dealKey(result))));
    await transaction.done;
  } catch {
    database = null;
    unkept = { ...unkept, results: mergeResults(unkept.results, results) };
  }
}

/** Forgets all that was begun and made here. */
export async function clearDaily(): Promise<void> {
  unkept = { attempts: [], results: [] };
  const transaction = (await open()).write(...STORES);
  await Promise.all(STORES.map((store) => transaction.store(store).clear()));
  await transaction.done;
}
