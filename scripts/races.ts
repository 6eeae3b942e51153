/**
 * Two hosts on one store are asked for different things at the same moment: of each number one may win, the other must
 * catch up, and both must have the same table, in memory as well as in SQLite.
 *   npm run attack:races
 *   npm run attack:races -- --races 1000 --seed 7
 */
import { parseArgs } from 'node:util';
import { MemoryStore } from '../packages/host/src/hosting/memory-store.ts';
import type { Store } from '../packages/host/src/hosting/store.ts';
import { openStore } from '../packages/server/src/store/sqlite/threaded.ts';
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
const sqlite = await openStore(dataIn(folder));
try {
  await hold('memory', new MemoryStore());
  await hold('SQLite', sqlite);
} finally {
  await sqlite.close();
  removeFolder(folder);
}
