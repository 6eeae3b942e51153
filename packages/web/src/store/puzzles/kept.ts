import { openDatabase, type Database } from '../database.ts';
import { mergePuzzleResults, puzzleKey, type PuzzleResult } from './results.ts';

/** What was made of puzzles. A database of its own, as that of the deals of the day is: the first screen knows nothing of it. */
interface PuzzleSchema {
  results: { key: string; value: PuzzleResult };
}

const NAME = 'sixfold-puzzles';
const VERSION = 1;

let database: Promise<Database<PuzzleSchema>> | null = null;
/** For as long as the page lasts, where a browser keeps nothing. */
let unkept: readonly PuzzleResult[] = [];

const open = (): Promise<Database<PuzzleSchema>> =>
  (database ??= openDatabase<PuzzleSchema>(NAME, VERSION, ['results'], () => void (database = null)));

/** All results that are known here. */
export async function keptPuzzles(): Promise<PuzzleResult[]> {
  const kept = await open()
    .then((disk) => disk.read('results').store('results').getAll())
    .catch(() => []);
  return mergePuzzleResults(kept, unkept);
}

/** Adds results to those that are known. */
export async function keepPuzzles(results: readonly PuzzleResult[]): Promise<void> {
  try {
    const transaction = (await open()).write('results');
    const known = transaction.store('results');
    const all = mergePuzzleResults(await known.getAll(), results);
    await Promise.all(all.map((result) => known.put(result, puzzleKey(result))));
    await transaction.done;
  } catch {
    database = null;
    unkept = mergePuzzleResults(unkept, results);
  }
}

/** Forgets all that was made of them here. */
export async function clearPuzzles(): Promise<void> {
  unkept = [];
  const transaction = (await open()).write('results');
  await transaction.store('results').clear();
  await transaction.done;
}
