import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { ServerSettings } from '../settings/settings.ts';
import { databaseIn } from '../store/folder.ts';
import { readDatabase } from '../store/sqlite/database.ts';
import { doubt, fine, wrong, type Diagnosis } from './diagnosis.ts';

const MEGABYTE = 1_000_000;
/** A log of so many bytes was not written back for long: somebody reads without an end. */
const LARGEST_WAL = 200 * MEGABYTE;
/** So many milliseconds two clocks may differ. */
const SLACK = 60_000;

/** The folder: whether it can be written, and by nobody else. */
export function checkFolder({ data }: ServerSettings): Diagnosis[] {
  const folder = resolve(data);
  if (!existsSync(folder)) return [checkParent(folder)];
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    return [wrong('data', `${folder} cannot be written by you; run this as the user that runs the server`)];
  }
  const isOpen = (statSync(folder).mode & 0o077) !== 0;
  return [
    isOpen
      ? doubt('data', `others may look into ${folder}, where the seeds of games are; chmod 700 ${folder}`)
      : fine('data', `${folder} can be written, by its owner alone`),
  ];
}

function checkParent(folder: string): Diagnosis {
  for (let parent = dirname(folder); ; parent = dirname(parent)) {
    if (!existsSync(parent)) continue;
    accessSync(parent, constants.W_OK);
    return fine('data', `${folder} is not there yet, and will be made at the first start`);
  }
}

export function checkDisk({ data, leastFree }: ServerSettings): Diagnosis[] {
  if (!existsSync(data)) return [];
  const { bavail, bsize } = statfsSync(data);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free < leastFree) return [wrong('disk', `${free} MB are free, below --least-free: no new table can be opened`)];
  if (free < 2 * leastFree)
    return [doubt('disk', `only ${free} MB are free; below ${leastFree} no new table is opened`)];
  return [fine('disk', `${free} MB are free`)];
}

/** The file: whether it is whole, of this format, and in the mode in which it can be copied while the server runs. */
export function checkSqlite({ data }: ServerSettings, now = Date.now()): Diagnosis[] {
  const file = databaseIn(data);
  if (!existsSync(file)) return [];
  using database = readDatabase(file);
  const problems = textsOf(database, 'PRAGMA quick_check').filter((line) => line !== 'ok');
  if (problems.length > 0) {
    return [wrong('database', `${file} is damaged (${problems[0]}); stop the server and put a backup in its place`)];
  }
  return [
    fine('database', `${file} is whole, ${Math.ceil(statSync(file).size / MEGABYTE)} MB`),
    ...checkMode(database),
    ...checkLog(`${file}-wal`),
    ...checkClock(database, now),
  ];
}

function checkMode(database: DatabaseSync): Diagnosis[] {
  const [mode] = textsOf(database, 'PRAGMA journal_mode');
  return mode === 'wal' ? [] : [doubt('database', `its journal mode is ${mode}, not wal; start the server once`)];
}

function checkLog(file: string): Diagnosis[] {
  const size = existsSync(file) ? statSync(file).size : 0;
  if (size <= LARGEST_WAL) return [];
  return [
    doubt('database', `${file} has ${Math.round(size / MEGABYTE)} MB: some program reads the database and never ends`),
  ];
}

/** The last sign of life of a server, by the clock that there was then. */
function checkClock(database: DatabaseSync, now: number): Diagnosis[] {
  const [life] = textsOf(database, "SELECT value FROM meta WHERE name = 'life'");
  const seen: unknown = life === undefined ? null : JSON.parse(life).seen;
  if (typeof seen !== 'number' || seen <= now + SLACK) return [];
  const minutes = Math.round((seen - now) / 60_000);
  return [wrong('clock', `the clock is ${minutes} minutes behind what the database has seen; set it by NTP`)];
}

const textsOf = (database: DatabaseSync, sql: string): string[] =>
  database
    .prepare(sql)
    .all()
    .flatMap((row) => Object.values(row))
    .filter((value) => typeof value === 'string');
