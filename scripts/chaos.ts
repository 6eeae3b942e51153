/**
 * Kills a server at random moments while people and bots play all games on it, starts it again, and lets everybody come
 * back. At the end every move that was acknowledged to anybody must be stored, once, and so must all that was said and all
 * time that was given; what anybody was told of the time must be what the log tells, in which none is made or lost; and every
 * table must go on. What was being asked when the server was killed must be asked still.
 *   npm run chaos
 *   npm run chaos -- --kills 5 --tables 10 --seed 7
 *   npm run chaos -- --postgres                 with everything in PostgreSQL
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { FastChance } from '@sixfold/engine';
import type { Client } from '@sixfold/protocol';
import { openPlace } from '../packages/testing/src/moves-house.ts';
import { enter, makeGuest, makeStranger } from '../packages/testing/src/people.ts';
import { startPostgres } from '../packages/testing/src/postgres.ts';
import { dataIn, makeFolder, removeFolder, startServer, type RealServer } from '../packages/testing/src/real-server.ts';
import { audit } from './chaos/audit.ts';
import { gather, meetAt, type Company } from './chaos/company.ts';
import { openOffer, type OpenOffer } from './chaos/offers.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    tables: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
});
const [kills, tables] = [Number(values.kills), Number(values.tables)];
const chance = new FastChance(Number(values.seed));

/** Moves that must have been acknowledged between two kills, so that each of them is under load. */
const BETWEEN = 20;
/** Tables at which something is being asked whenever the server is killed. */
const OFFERS = 3;
const LONGEST_LIFE = 1000;
/** How long a table may take to go on after the last start; clients wait up to 15 seconds before they try again. */
const PATIENCE = 60_000;

const folder = makeFolder();
const postgres = values.postgres ? await startPostgres() : null;
const place = postgres ? { database: await postgres.create() } : {};
let server = await startServer(folder, place);
let companies: Company[] = [];
let offers: OpenOffer[] = [];
try {
  await run();
} finally {
  for (const { client } of companies.flatMap(({ players }) => players)) client.close();
  for (const offer of offers) offer.leave();
  await server.kill();
  await postgres?.close();
  removeFolder(folder);
}

async function run(): Promise<void> {
  const port = Number(new URL(server.address).port);
  companies = await Promise.all(Array.from({ length: tables }, (_, number) => gather(meetAt(server.address), number)));
  offers = await Promise.all(Array.from({ length: OFFERS }, () => openOffer(enterAs)));
  for (let kill = 1; kill <= kills; kill++) {
    // Mostly under load; now and then before anybody has come back.
    if (chance.below(5) > 0) await untilUnderLoad();
    // Their people may not be back yet: then what was asked before is asked still.
    for (const offer of offers) await offer.renew(chance).catch(() => undefined);
    await pause(chance.below(LONGEST_LIFE));
    await server.kill();
    server = await startServer(folder, { port, ...place });
    for (const offer of offers) await offer.count(enter(makeStranger(server.address)));
    process.stderr.write(`\rkilled ${kill} of ${kills} times, ${countAcknowledged()} moves acknowledged `);
  }
  process.stderr.write('\n');
  const stuck = await findStuck();
  await leave(server);
  await report(stuck);
}

async function enterAs(name: string): Promise<Client> {
  return enter(await makeGuest(server.address, name));
}

function countAcknowledged(): number {
  return sum(companies.flatMap(({ players }) => players.map(({ acknowledged }) => acknowledged.length)));
}

async function untilUnderLoad(): Promise<void> {
  const before = countAcknowledged();
  while (countAcknowledged() < before + BETWEEN) await pause(10);
}

/** The tables at which nothing more happens. */
async function findStuck(): Promise<Company[]> {
  const goesOn = async ({ players }: Company): Promise<boolean> => {
    const all = players.map((player) => {
      const { acknowledged } = player;
      const before = acknowledged.length;
      return player.until(() => acknowledged.length > before || player.update?.isOver === true).then(() => true);
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
  const store = await openPlace(place.database ?? dataIn(folder));
  const { moves, acknowledged, lost, duplicated, said, given, unkept, clocks, untrue, faults } = await audit(
    store,
    companies,
  );
  await store.close();
  console.log(
    `killed ${kills} times; ${companies.length} tables, ${moves} moves stored, ${acknowledged} acknowledged to people`,
  );
  const [kept, forgotten] = [sum(offers.map((offer) => offer.kept)), sum(offers.map((offer) => offer.lost))];
  console.log(`offers kept ${kept}, lost ${forgotten}`);
  console.log(`said ${said}, time given ${given} times, not kept ${unkept}; clocks told ${clocks}, untrue ${untrue}`);
  console.log(`lost ${lost}, duplicated ${duplicated}, tables stuck ${stuck.length}, other faults ${faults.length}`);
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  for (const { table, game } of stuck) console.log(`  stuck: ${game} ${table}`);
  const wrong = [lost, duplicated, forgotten, unkept, untrue, stuck.length, faults.length];
  process.exitCode = sum(wrong) === 0 ? 0 : 1;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0);
}
