/**
 * Kills a server at random moments while people and bots play all games on it, starts it again, and lets everybody come
 * back. At the end every move that was acknowledged to anybody must be stored, once, and every table must go on.
 *   npm run chaos
 *   npm run chaos -- --kills 5 --tables 10 --seed 7
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { FastChance } from '@sixfold/engine';
import { openStore } from '../packages/server/src/store/threaded.ts';
import { dataIn, makeFolder, removeFolder, startServer, type RealServer } from '../packages/testing/src/real-server.ts';
import { audit } from './chaos/audit.ts';
import { gather, type Company } from './chaos/company.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    tables: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const [kills, tables] = [Number(values.kills), Number(values.tables)];
const chance = new FastChance(Number(values.seed));

/** Moves that must have been acknowledged between two kills, so that each of them is under load. */
const BETWEEN = 20;
const LONGEST_LIFE = 1000;
/** How long a table may take to go on after the last start; clients wait up to 15 seconds before they try again. */
const PATIENCE = 60_000;

const folder = makeFolder();
let server = await startServer(folder);
let companies: Company[] = [];
try {
  await run();
} finally {
  for (const { client } of companies.flatMap(({ players }) => players)) client.close();
  await server.kill();
  removeFolder(folder);
}

async function run(): Promise<void> {
  const port = Number(new URL(server.address).port);
  companies = await Promise.all(Array.from({ length: tables }, (_, number) => gather(server.address, number)));
  for (let kill = 1; kill <= kills; kill++) {
    // Mostly under load; now and then before anybody has come back.
    if (chance.below(5) > 0) await isUnderLoad();
    await pause(chance.below(LONGEST_LIFE));
    await server.kill();
    server = await startServer(folder, { port });
    process.stderr.write(`\rkilled ${kill} of ${kills} times, ${countAcknowledged()} moves acknowledged `);
  }
  process.stderr.write('\n');
  const stuck = await findStuck();
  await leave(server);
  await report(stuck);
}

function countAcknowledged(): number {
  return companies.flatMap(({ players }) => players).reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}

async function isUnderLoad(): Promise<void> {
  const before = countAcknowledged();
  while (countAcknowledged() < before + BETWEEN) await pause(10);
}

/** The tables at which nothing more happens. */
async function findStuck(): Promise<Company[]> {
  const goesOn = async ({ players }: Company): Promise<boolean> => {
    const all = players.map((player) => {
      const { acknowledged } = player;
      const before = acknowledged.length;
      return player.until(() => acknowledged.length > before || player.news?.isOver === true).then(() => true);
    });
    return Promise.race([Promise.all(all).then(() => true), pause(PATIENCE, false, { ref: false })]);
  };
  const alive = await Promise.all(companies.map(goesOn));
  return companies.filter((_, index) => !alive[index]);
}

async function leave(last: RealServer): Promise<void> {
  for (const { client } of companies.flatMap(({ players }) => players)) client.close();
  await last.stop();
}

async function report(stuck: readonly Company[]): Promise<void> {
  const store = await openStore(dataIn(folder));
  const { moves, acknowledged, lost, duplicated, faults } = await audit(store, companies);
  await store.close();
  console.log(
    `killed ${kills} times; ${companies.length} tables, ${moves} moves stored, ${acknowledged} acknowledged to people`,
  );
  console.log(`lost ${lost}, duplicated ${duplicated}, tables stuck ${stuck.length}, other faults ${faults.length}`);
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  for (const { table, game } of stuck) console.log(`  stuck: ${game} ${table}`);
  process.exitCode = lost + duplicated + stuck.length + faults.length === 0 ? 0 : 1;
}
