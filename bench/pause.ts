/**
 * How long players wait when one of two servers behind one address dies: from the last answer before to the first sight of
 * their table after. They use the client that pages and programs use, and ask for something small all the time.
 *   npm run bench:pause
 *   npm run bench:pause -- --deaths 2 --tables 40
 *   npm run bench:pause -- --crowded                              everybody is at the server that dies, the other one has just begun
 *   npm run bench:pause -- --cores 0,1 --load-cores 2-5           servers and database on two cores, players on others
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endByHand } from '../packages/testing/src/end-with-us.ts';
import { quantile } from './load/tally.ts';
import { Pair } from './pause/pair.ts';
import { gatherAll } from './pause/tables.ts';
import type { Pause, Visitor } from './pause/visitor.ts';
import { pin } from './throughput/processor.ts';

const { values } = parseArgs({
  options: {
    deaths: { type: 'string', default: '50' },
    tables: { type: 'string', default: '500' },
    rate: { type: 'string', default: '100' },
    every: { type: 'string', default: '500' },
    between: { type: 'string', default: '3' },
    crowded: { type: 'boolean', default: false },
    cores: { type: 'string', default: '' },
    'load-cores': { type: 'string', default: '' },
  },
});
const [deaths, tables] = [Number(values.deaths), Number(values.tables)];

/** The bars: 99 of 100 pauses, and each first try, in milliseconds. */
const [LONGEST, LATEST_TRY] = [3000, 1000];
/** Who has not seen their table again after so long is given up. */
const PATIENCE = 20_000;
/** By then everybody has been told by their connection. */
const TOLD = 500;
/** First tries are spread if no tenth of a second has more than this share of them. */
const [TENTH, MOST_AT_ONCE] = [100, 0.5];

async function die(pair: Pair, visitors: readonly Visitor[], number: number): Promise<Pause[]> {
  const start = await pair.kill(number);
  const until = performance.now() + PATIENCE;
  await pause(TOLD);
  while (visitors.some(({ isCutOff }) => isCutOff) && performance.now() < until) await pause(20);
  const pauses = visitors.flatMap((visitor) => visitor.takePause() ?? []);
  await start();
  return pauses;
}

/** People come anew now and then, so that the server that has just begun, once it is known to, has guests as well. */
async function spread(visitors: readonly Visitor[]): Promise<void> {
  const half = 500 * Number(values.between);
  await pause(half);
  if (!values.crowded) for (const { client } of visitors) if (Math.random() < 0.5) client.renew();
  await pause(half);
  for (const visitor of visitors) visitor.takePause();
}

async function measure(pair: Pair, visitors: readonly Visitor[]): Promise<Pause[]> {
  const all: Pause[] = [];
  for (let number = 0; number < deaths; number++) {
    await spread(visitors);
    const pauses = await die(pair, visitors, number);
    all.push(...pauses);
    console.log(
      `death ${number + 1}: ${pauses.length} of ${visitors.length} cut off; ${sayTimes(pauses.map(({ lasted }) => lasted))}`,
    );
  }
  return all;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

const sayTimes = (times: readonly number[]): string =>
  `p50 ${seconds(quantile(times, 0.5))} s, p99 ${seconds(quantile(times, 0.99))} s, longest ${seconds(quantile(times, 1))} s`;

/** How many of the first tries came in each tenth of a second. */
function inTenths(tries: readonly number[]): number[] {
  const tenths = Array.from({ length: LATEST_TRY / TENTH }, () => 0);
  for (const ms of tries) {
    const place = Math.min(tenths.length - 1, Math.floor(ms / TENTH));
    tenths[place] = (tenths[place] ?? 0) + 1;
  }
  return tenths;
}

function report(pauses: readonly Pause[]): boolean {
  const [lasted, tries] = [pauses.map((one) => one.lasted), pauses.map(({ firstTry }) => firstTry)];
  const tenths = inTenths(tries);
  const again = pauses.filter((one) => one.tries > 1).length;
  console.log(`\npauses            ${sayTimes(lasted)} (${pauses.length} of ${deaths} deaths)`);
  console.log(`first tries       ${sayTimes(tries)} after the loss; ${again} of them in vain`);
  console.log(`  by tenths of a second: ${tenths.join(' ')}`);
  const verdicts: [string, boolean][] = [
    [`a pause of at most ${seconds(LONGEST)} s at the 99th percentile`, quantile(lasted, 0.99) <= LONGEST],
    [`first tries within ${seconds(LATEST_TRY)} s`, quantile(tries, 1) <= LATEST_TRY],
    ['spread by chance', Math.max(...tenths) <= MOST_AT_ONCE * tries.length],
    ['somebody was cut off in each death', pauses.length >= deaths],
  ];
  for (const [what, holds] of verdicts) console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
  return verdicts.every(([, holds]) => holds);
}

endByHand();
pin([process.pid], values['load-cores']);
const pair = await Pair.open();
try {
  pin(pair.pids, values.cores);
  const began = performance.now();
  const thought = (1000 * tables) / Number(values.rate);
  const wishes = { address: pair.balancer.address, thought, every: Number(values.every) };
  const visitors = await gatherAll(wishes, tables);
  console.log(`${visitors.length} people at ${tables} tables gathered in ${seconds(performance.now() - began)} s`);
  for (const visitor of visitors) visitor.begin();
  process.exitCode = report(await measure(pair, visitors)) ? 0 : 1;
  for (const visitor of visitors) visitor.leave();
} finally {
  await pair.close();
}
process.exit();
