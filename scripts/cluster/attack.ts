/**
 * Two servers on one PostgreSQL, with people and bots who play all games there, while servers are killed
 * or stopped, the database is stopped as by a power failure, connections are ended, delayed, cut or left half-open, and a
 * server's clock goes wrong by ten minutes. Afterwards every move that was acknowledged must be stored, once; what anybody saw must
 * be what the log tells their seat at some moment; time must add up; and every table must go on.
 *   npm run attack:cluster
 *   npm run attack:cluster -- --faults 12 --tables 40 --rate 40 --stop 4 --calm 0 --seed 7
 * That it finds what is wrong: npm run attack:bugs
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endByHand } from '../../packages/testing/src/end-with-us.ts';
import { besiege } from './siege.ts';
import { countWrong, wrongsOf } from './verdict.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '200' },
    tables: { type: 'string', default: '500' },
    rate: { type: 'string', default: '115' },
    stop: { type: 'string', default: '30' },
    calm: { type: 'string', default: '8' },
    record: { type: 'string', default: join(tmpdir(), `sixfold-cluster-${process.pid}.txt`) },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
endByHand();
const seed = Number(values.seed);
console.log(`seed ${seed}; every request and answer: ${values.record}`);
const found = await besiege({
  faults: Number(values.faults),
  tables: Number(values.tables),
  rate: Number(values.rate),
  stop: Number(values.stop) * 1000,
  calm: Number(values.calm) * 1000,
  seed,
  record: values.record,
  say: (words) => process.stderr.write(process.stderr.isTTY ? `\r${words}   ` : `${words}\n`),
});
const { kinds, overlaps, seconds, played } = found;
const total = [...kinds.values()].reduce((sum, times) => sum + times, 0);
console.log(`${total} faults: ${[...kinds].map(([kind, times]) => `${kind} ${times}`).join(', ')}`);
console.log(`${overlaps} of them while one of another kind lasted`);
console.log(
  `${found.tables} tables, ${played} moves acknowledged in ${Math.round(seconds)} s: ${(played / seconds).toFixed(1)}/s`,
);
console.log(`${found.moves} moves stored (${found.bots} of bots), ${found.acknowledged} acknowledged to people`);
console.log(`said ${found.said}, time given ${found.given} times, clocks told ${found.clocks}`);
console.log(`views shown ${found.views}, plies shown ${found.plies}, offers kept ${found.offersKept}`);
console.log(`recorded ${found.lines} lines; ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB at the end`);
for (const [what, count] of Object.entries(wrongsOf(found))) console.log(`${what}: ${count}`);
for (const fault of found.faults.slice(0, 10)) console.log(`  ${fault}`);
process.exitCode = countWrong(found) === 0 ? 0 : 1;
