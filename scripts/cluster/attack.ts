/**
 * Two servers on one PostgreSQL behind a small balancer, with people and bots who play all games there, while servers are killed
 * or stopped, the database is stopped as by a power failure, connections are ended, delayed, cut or left half-open, and a
 * server's clock goes wrong by ten minutes. Afterwards every move that was acknowledged must be stored, once; what anybody saw must
 * be what the log tells their seat at some moment; time must add up; and every table must go on.
 *   npm run attack:cluster
 *   npm run attack:cluster -- --faults 12 --tables 40 --rate 40 --stop 4 --seed 7
 *   npm run attack:cluster -- --faults 2 --tables 6 --rate 60 --stop 2 --bug "fence off"      must fail: bugs.ts
 */
import { parseArgs } from 'node:util';
import { besiege, countWrong } from './siege.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '200' },
    tables: { type: 'string', default: '500' },
    rate: { type: 'string', default: '120' },
    stop: { type: 'string', default: '30' },
    bug: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const seed = Number(values.seed);
if (values.bug !== '') process.env['PLANTED_BUG'] = values.bug;
console.log(`seed ${seed}`);
const begun = performance.now();
const found = await besiege({
  faults: Number(values.faults),
  tables: Number(values.tables),
  rate: Number(values.rate),
  stop: Number(values.stop) * 1000,
  seed,
  preload: values.bug === '' ? [] : [import.meta.resolve('./bugs.ts')],
  say: (words) => process.stderr.write(`\r${words}   `),
});
process.stderr.write('\n');
const kinds = [...found.kinds].map(([kind, times]) => `${kind} ${times}`).join(', ');
const seconds = (performance.now() - begun) / 1000;
console.log(`faults: ${kinds}; ${found.overlaps} before another was mended; ${Math.round(seconds)} s`);
console.log(
  `${found.moves} moves stored, ${found.acknowledged} acknowledged (${(found.acknowledged / seconds).toFixed(1)}/s)`,
);
console.log(`said ${found.said}, time given ${found.given} times, not kept ${found.unkept}`);
console.log(
  `clocks told ${found.clocks}, untrue ${found.untrue}; views shown ${found.views}, foreign ${found.foreign}`,
);
console.log(
  `lost ${found.lost}, duplicated ${found.duplicated}, stuck ${found.stuck}, other faults ${found.faults.length}`,
);
for (const fault of found.faults.slice(0, 10)) console.log(`  ${fault.slice(0, 300)}`);
process.exitCode = countWrong(found) === 0 ? 0 : 1;
