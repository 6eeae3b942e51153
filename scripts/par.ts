/**
 * Makes par of the open deals: what a master at 24 steps makes of each in the mean of thirty plays. Goes on where it was ended.
 *   npm run make:par -- --days 60                      five deals a date, from --from on, on --jobs threads
 *   npm run make:par -- --days 60 --part 2/4           a share of them, for one of several machines; writes the ledger alone
 *   npm run make:par -- --days 60 --merge a.jsonl …    takes in the ledgers of others, and makes what is missing
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dealKey, isDate } from '@sixfold/host/daily';
import { Progress } from '../packages/cli/src/jobs/progress.ts';
import { inOrder } from '../packages/cli/src/jobs/worker-pool.ts';
import { addToLedger, dealsFrom, parModule, partOf, readLedgers, type MadePar } from './par/deals.ts';

const root = join(import.meta.dirname, '..');
const MODULE = join(root, 'packages/web/src/places/daily/par-table.ts');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    days: { type: 'string', default: '60' },
    from: { type: 'string', default: '2026-11-16' },
    jobs: { type: 'string', default: '2' },
    part: { type: 'string', default: '1/1' },
    ledger: { type: 'string', default: join(root, 'node_modules/.cache/par.jsonl') },
    merge: { type: 'boolean', default: false },
  },
});

const [part = 0, of = 0] = values.part.split('/').map(Number);
const days = Number(values.days);
if (!isDate(values.from) || !(days > 0) || !(part > 0 && part <= of))
  throw new Error('--from DATE --days N --part I/N');

const known = readLedgers([values.ledger, ...(values.merge ? positionals : [])]);
const all = dealsFrom(values.from, days);
const wanted = partOf(all, part, of).filter((deal) => !known.has(dealKey(deal)));
const progress = new Progress(wanted.length, 'deals');
const work = { script: new URL('par/worker.ts', import.meta.url), plan: wanted, jobs: Number(values.jobs) };
let done = 0;
for await (const entry of inOrder<MadePar>(work, 0, wanted.length)) {
  addToLedger(values.ledger, entry);
  known.set(dealKey(entry), entry);
  progress.at(++done);
}
progress.end();
console.log(`${all.filter((deal) => known.has(dealKey(deal))).length} of ${all.length} deals have a par`);
if (of === 1) writeFileSync(MODULE, parModule(values.from, days, known));
