/**
 * Moves many tables, of all games and in every stage, from SQLite to PostgreSQL and back, broken off again and again on the
 * way: at the end every log, transcript and name must be the same, byte by byte.
 *   npm run attack:migration
 *   npm run attack:migration -- --tables 100
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { moveEverything, type Moved } from '../packages/server/src/moving/move.ts';
import { fillStore } from '../packages/testing/src/every-stage.ts';
import { openPlace, tellTables } from '../packages/testing/src/moves-house.ts';
import { startPostgres } from '../packages/testing/src/postgres.ts';
import { makeFolder, removeFolder } from '../packages/testing/src/real-server.ts';

const { values } = parseArgs({ options: { tables: { type: 'string', default: '1000' } } });
/** After so many steps an attempt is broken off, twice as many the next time. */
const FIRST = 20;

class BrokenOff extends Error {}

/** Moves in several attempts. */
async function moveInParts(from: string, to: string): Promise<Moved & { readonly attempts: number }> {
  for (let [attempts, most] = [1, FIRST]; ; attempts++, most *= 2) {
    let steps = 0;
    const tell = (): void => {
      if (++steps > most) throw new BrokenOff();
    };
    try {
      return { ...(await moveEverything(from, to, tell)), attempts };
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw error;
    }
  }
}

async function run(folder: string, database: string): Promise<void> {
  const [source, back] = [join(folder, 'a'), join(folder, 'b')];
  const store = await openPlace(source);
  const ids = await fillStore(store, Number(values.tables));
  await store.close();
  const told = await tellTables(source, ids);
  for (const [from, to] of [
    [source, database],
    [database, back],
  ] as const) {
    const begun = performance.now();
    const { tables, events, attempts } = await moveInParts(from, to);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const isSame = (await tellTables(to, ids)).every((text, index) => text === told[index]);
    console.log(
      `${tables} tables with ${events} events in ${attempts} attempts, ${seconds} s: ${isSame ? 'the same' : 'NOT THE SAME'}`,
    );
    if (!isSame) process.exitCode = 1;
  }
}

const folder = makeFolder();
const postgres = await startPostgres();
try {
  await run(folder, await postgres.create());
} finally {
  await postgres.close();
  removeFolder(folder);
}
