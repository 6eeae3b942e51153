/**
 * Plants one bug after the other into two servers on one PostgreSQL, each against another promise, and attacks them: what is compared
 * afterwards must find every one of them, and nothing where there is none.
 *   npm run attack:bugs
 *   npm run attack:bugs -- "fence off" "done twice"
 */
import { endByHand } from '../../../packages/testing/src/end-with-us.ts';
import type { FaultGroup } from '../plan.ts';
import { besiege } from '../siege.ts';
import { wrongsOf } from '../verdict.ts';
import { BUGS } from './bugs.ts';
import { UNPLANTED } from './planting.ts';

/** Few people who play fast: a bug should show soon. */
const TRIAL = { tables: 10, rate: 250, stop: 5000, between: 600, patience: 30_000, seed: 1 };
/** What fails where there is no bug, and nothing may be found. */
const CONTROL: readonly FaultGroup[] = [['killed'], ['delayed'], ['stopped', 'backends']];
/** Characters of a fault that are shown. */
const LONGEST = 100;
/** So often a bug may have been lucky. */
const TRIES = 4;

endByHand();
const chosen = process.argv.slice(2);
const names = Object.keys(BUGS).filter((name) => chosen.length === 0 || chosen.includes(name));
const control = await trial('', TRIAL.seed);
console.log(`| planted | found by |\n| --- | --- |\n| nothing | ${control.join(', ')} |`);
let hits = 0;
for (const name of names) {
  const checks = await hunt(name);
  if (checks.length > 0) hits++;
  console.log(`| ${name} | ${checks.length > 0 ? checks.join(', ') : 'NOT FOUND'} |`);
}
console.log(`found ${hits} of ${names.length}`);
process.exitCode = control.length === 0 && names.length > 0 && hits === names.length ? 0 : 1;

/** What found it, in words. */
async function hunt(name: string): Promise<string[]> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const checks = await trial(name, TRIAL.seed + attempt);
    if (checks.length > 0) return checks;
  }
  return [];
}

async function trial(name: string, seed: number): Promise<string[]> {
  const { faults: plan = CONTROL, stop = TRIAL.stop } = BUGS[name] ?? {};
  process.env['PLANTED_BUG'] = name;
  const preload = [import.meta.resolve('./plant.ts')];
  try {
    const found = await besiege({ ...TRIAL, seed, stop, plan, faults: plan.flat().length, preload });
    const checks = Object.entries(wrongsOf(found)).flatMap(([check, count]) =>
      count > 0 ? [`${check} ${count}`] : [],
    );
    const [first = ''] = found.faults;
    if (found.faults.some((fault) => fault.includes(`ended with ${UNPLANTED}`)))
      throw new Error(`${name}: it cannot be planted any more`);
    return first === '' ? checks : [...checks, `such as ${first.slice(0, LONGEST)}`];
  } finally {
    delete process.env['PLANTED_BUG'];
  }
}
