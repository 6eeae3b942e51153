/**
 * Two hosts on one store are asked for different things at the same moment: of each number one may win, the other must
 * catch up, and both must have the same table, in memory as well as in SQLite and in PostgreSQL.
 *   npm run attack:races
 *   npm run attack:races -- --races 1000 --seed 7
 */
import { parseArgs } from 'node:util';
import { MemoryStore } from '../packages/host/src/hosting/memory-store.ts';
import type { Store } from '../packages/host/src/hosting/store.ts';
import { openPlace } from '../packages/testing/src/moves-house.ts';
import { startPostgres } from '../packages/testing/src/postgres.ts';
import { holdRaces } from '../packages/testing/src/races.ts';
import { dataIn, makeFolder, removeFolder } from '../packages/testing/src/real-server.ts';

const { values } = parseArgs({
  options: { races: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const [count, seed] = [Number(values.races), Number(values.seed)];
const EVERY = 100;

async function hold(where: string, store: Store): Promise<void> {
  const { races, wins, kinds, faults } = await holdRaces(store, count, seed, (done) => {
    if (done % EVERY === 0) process.stderr.write(`\r${where}: ${done} of ${count} races `);
  });
  process.stderr.write('\n');
  const each = [...kinds].map(([kind, times]) => `${kind} ${times}`).join(', ');
  console.log(`${where}: ${races} races, won ${wins.join(' and ')}; ${faults.length} faults (${each})`);
  for (const fault of faults) console.log(`  seed ${seed}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

const folder = makeFolder();
const postgres = await startPostgres();
const sqlite = await openPlace(dataIn(folder));
const database = await openPlace(await postgres.create());
try {
  await hold('memory', new MemoryStore());
  await hold('SQLite', sqlite);
  await hold('PostgreSQL', database);
} finally {
  await Promise.all([sqlite.close(), database.close()]);
  await postgres.close();
  removeFolder(folder);
}
