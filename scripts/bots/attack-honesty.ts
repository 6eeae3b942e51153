/**
 * Bots know what their seat knows and nothing else: every bot, in every game with every number of players and every option, decides in
 * real positions and in others that look the same to it, with the same luck, in another order. Ends with code 1 where a move is not
 * the same or not legal. Kept under data/honesty.jsonl, so that it can be stopped and goes on.
 *   npm run attack:honesty
 *   npm run attack:honesty -- --decisions 500 --steps 8 --seed 7
 *   npm run attack:honesty -- --fresh                       asks anew: after a change of bots
 */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOTS_VERSION } from '@sixfold/bots/levels';
import { Progress } from '../../packages/cli/src/jobs/progress.ts';
import { PAIRS, type HonestyPlan, type HonestyReport } from './honesty.ts';
import { keptInOrder } from '../kept/tasks.ts';

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '8000' },
    steps: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    fresh: { type: 'boolean', default: false },
  },
});

const file = join(import.meta.dirname, '../../data/honesty.jsonl');
const plan: HonestyPlan = {
  decisions: Math.ceil(Number(values.decisions) / PAIRS.length),
  steps: Number(values.steps),
  seed: Number(values.seed),
  version: BOTS_VERSION,
};
const work = { script: new URL('honesty-worker.ts', import.meta.url), plan, jobs: Number(values.jobs) };

if (values.fresh) rmSync(file, { force: true });
const progress = new Progress(PAIRS.length, 'bots at tables');
const reports: HonestyReport[] = [];
for await (const report of keptInOrder<HonestyReport>(file, work, PAIRS.length)) {
  reports.push(report);
  progress.at(reports.length);
}
progress.end();
const faults = reports.flatMap(({ bot, table, faults: own }) => own.map((fault) => `${table}, ${bot}: ${fault}`));
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
const decisions = reports.reduce((sum, report) => sum + report.decisions, 0);
console.log(`${decisions} decisions of ${PAIRS.length} bots at tables; ${faults.length} were not the same`);
if (faults.length > 0) process.exitCode = 1;
