import { makeId } from '../../lib/secrets.ts';
import { change } from '../../lib/settings.ts';
import { clearDaily, keepResults, keptResults, listAttempts, noteAttempt } from '../daily.ts';
import { openDatabase, type Database, type Transaction } from '../database.ts';
import { clearPuzzles, keepPuzzles, keptPuzzles } from '../puzzles/kept.ts';
import { clearReviews, forgetReview } from '../reviews.ts';
import { ALL_STORES, DATABASE_NAME, DATABASE_VERSION, type Schema } from '../schema.ts';
import { makeCopy, type CopiedTable, type DeviceCopy } from './copy.ts';
import { forgetKept, readKept, SETTINGS, writeKept } from './kept.ts';
import { newIn } from './merge.ts';
import { parseCopy, parseEnded, parseTable, type CopyError } from './parse.ts';
import { parseSettings } from './settings.ts';

type Everything = Transaction<Schema, (typeof ALL_STORES)[number]>;

let database: Promise<Database<Schema>> | null = null;

/** The database that tables are played in, once more: what belongs to the first screen need not know of copies. */
const open = (): Promise<Database<Schema>> =>
  (database ??= openDatabase<Schema>(
    DATABASE_NAME,
    DATABASE_VERSION,
    [...ALL_STORES, 'tables'],
    () => void (database = null),
  ));

/** All of this device as a file; `left` is how much of it today's rules cannot read, and is not in it. */
export async function exportDevice(now: number): Promise<{ readonly text: string; readonly left: number }> {
  const all = await withRest(await readStored((await open()).read(...ALL_STORES)));
  const tables = all.tables.filter(({ id, events, listed: { labels } }) => parseTable({ id, labels, events }) !== null);
  const games = all.games.filter((game) => parseEnded(game) !== null);
  const left = all.tables.length - tables.length + all.games.length - games.length;
  return { text: makeCopy({ ...all, tables, games }, new Date(now).toISOString()), left };
}

/** How much has come. */
export interface Arrivals {
  readonly games: number;
  readonly tables: number;
}

/** Takes all that a file brings to what is here; of a file that is not good, nothing. */
export async function importDevice(text: string): Promise<Arrivals | CopyError> {
  const parsed = parseCopy(text);
  if (!parsed.ok) return parsed.error;
  const rest = await withRest(NOTHING);
  const transaction = (await open()).write(...ALL_STORES);
  const fresh = newIn(parsed.value, { ...rest, ...(await readStored(transaction)) }, makeId);
  await store(transaction, fresh);
  await storeRest(fresh);
  return { games: fresh.games.length, tables: fresh.tables.length };
}

/** Forgets all that was played here and who played; the settings stay. */
export async function clearDevice(): Promise<void> {
  const transaction = (await open()).write(...ALL_STORES);
  await Promise.all(ALL_STORES.map((name) => transaction.store(name).clear()));
  await transaction.done;
  await Promise.all([clearDaily(), clearPuzzles(), clearReviews()]);
  forgetKept();
}

/** Forgets one finished game; the table at which it was played stays. */
export async function removeGame(id: string): Promise<void> {
  const transaction = (await open()).write('history', 'transcripts');
  await Promise.all([transaction.store('history').delete(id), transaction.store('transcripts').delete(id)]);
  await transaction.done;
  await forgetReview(id);
}

type Stored = Pick<DeviceCopy, 'tables' | 'people' | 'games'>;

const NOTHING: Stored = { tables: [], people: new Map(), games: [] };

const withRest = async (stored: Stored): Promise<DeviceCopy> => ({
  ...stored,
  attempts: await listAttempts(),
  results: await keptResults(),
  puzzles: await keptPuzzles(),
  kept: readKept(),
});

async function readStored(transaction: Everything): Promise<Stored> {
  const [history, people] = [transaction.store('history'), transaction.store('people')];
  const [pasts, ids, names] = await Promise.all([history.getAll(), people.getAllKeys(), people.getAll()]);
  const transcripts = transaction.store('transcripts');
  const [keys, texts] = await Promise.all([transcripts.getAllKeys(), transcripts.getAll()]);
  const byId = new Map(keys.map((key, index) => [key, texts[index]]));
  return {
    tables: await readTables(transaction),
    people: new Map(ids.map((id, index) => [typeof id === 'string' ? id : '', names[index] ?? ''])),
    games: pasts.flatMap((past) => {
      const transcript = byId.get(past.id) ?? null;
      return transcript || past.isPrinted ? [{ past, transcript }] : [];
    }),
  };
}

async function readTables(transaction: Everything): Promise<CopiedTable[]> {
  const events = transaction.store('events');
  const [keys, values] = await Promise.all([events.getAllKeys(), events.getAll()]);
  const rows = keys.map((key, index) => ({ table: Array.isArray(key) ? key[0] : '', event: values[index] }));
  const logs = Map.groupBy(rows, ({ table }) => table);
  const lists = await transaction.store('lists').getAll();
  return lists.map((listed) => ({
    id: listed.id,
    events: (logs.get(listed.id) ?? []).map(({ event }) => event),
    listed,
  }));
}

async function store(transaction: Everything, { tables, people, games }: DeviceCopy): Promise<void> {
  for (const { id, events, listed } of tables) {
    await Promise.all(events.map((event, number) => transaction.store('events').put(event, [id, number])));
    await transaction.store('lists').put(listed, id);
  }
  for (const [id, name] of people) await transaction.store('people').put(name, id);
  for (const { past, transcript } of games) {
    await transaction.store('history').put(past, past.id);
    if (transcript) await transaction.store('transcripts').put(transcript, past.id);
  }
  await transaction.done;
}

async function storeRest({ attempts, results, puzzles, kept }: DeviceCopy): Promise<void> {
  await Promise.all([keepResults(results), keepPuzzles(puzzles)]);
  for (const attempt of attempts) await noteAttempt(attempt);
  writeKept(kept);
  change(parseSettings(JSON.parse(kept.get(SETTINGS) ?? '{}')));
}
