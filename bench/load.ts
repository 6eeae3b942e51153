/**
 * Plays random legal games at many tables of a real server, which runs in a process of its own, and says how long its
 * players wait, beside what the disk itself costs in the same run.
 *   npm run load                                        the bar: 1,250 tables of four, 1,000 moves a second
 *   npm run load -- --tables 100 --rate 200 --seconds 10 --game dice --players 2
 *   npm run load -- --postgres                          with everything in a PostgreSQL of its own on the same machine
 *   npm run load -- --company                           with a clock at every table, and people who talk and give time
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FastChance, GAMES, type GameId } from '@sixfold/engine';
import { startPostgres } from '../packages/testing/src/postgres.ts';
import { dataIn, makeFolder, removeFolder, startServer } from '../packages/testing/src/real-server.ts';
import { drive, gatherAll } from './load/play.ts';
import { probeDisk } from './load/probe.ts';
import { report, say } from './load/report.ts';
import { LoadTable, type Load } from './load/tables.ts';
import { Tally } from './load/tally.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1250' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    warm: { type: 'string', default: '10' },
    game: { type: 'string', default: 'board' },
    players: { type: 'string', default: '4' },
    company: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
  },
});

const [count, rate, seconds, warm, players] = [
  values.tables,
  values.rate,
  values.seconds,
  values.warm,
  values.players,
].map(Number) as [number, number, number, number, number];
const game = GAMES[values.game as GameId];
const connections = count * players;

const data = join(import.meta.dirname, '../data');
mkdirSync(data, { recursive: true });

checkFiles();
const folder = makeFolder(data);
const postgres = values.postgres ? await startPostgres() : null;
const server = await startServer(folder, postgres ? { database: await postgres.create() } : {});
try {
  await run();
} finally {
  await server.kill();
  await postgres?.close();
  removeFolder(folder);
}

async function run(): Promise<void> {
  const empty = await server.usage(true);
  const load = makeLoad();
  const tables = Array.from({ length: count }, () => new LoadTable(load));
  const began = performance.now();
  await gatherAll(tables);
  say(
    'gathered',
    `${connections} connections at ${count} tables in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  await drive(load, rate, warm);
  load.tally.begin();

  const endProbe = probeDisk(dataIn(folder));
  const before = await server.usage(false);
  const cpu = process.cpuUsage();
  const time = await drive(load, rate, seconds);
  const spent = { time, cpu: process.cpuUsage(cpu) };
  const raw = await endProbe();
  const after = await server.usage(false);
  const tidied = await server.usage(true);
  for (const { seats } of tables) for (const seat of seats) seat.leave();
  const isFine = report({
    connections,
    players,
    rate,
    tally: load.tally,
    spent,
    raw,
    usages: { empty, before, after, tidied },
  });
  process.exitCode = isFine ? 0 : 1;
}

function makeLoad(): Load {
  const terms = { game: game.card.id, options: {}, games: 100, starter: null };
  const chance = new FastChance(6);
  const { company } = values;
  return { addresses: [server.address], game, terms, players, company, chance, tally: new Tally(), ready: [] };
}

function checkFiles(): void {
  const facts = process.report.getReport() as { userLimits?: { open_files?: { soft?: string | number } } };
  const soft = Number(facts.userLimits?.open_files?.soft);
  if (soft >= connections + 200 || Number.isNaN(soft)) return;
  process.stderr.write(`${connections} connections need more open files than ${soft}: ulimit -n 12000\n`);
  process.exit(2);
}
