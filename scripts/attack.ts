/**
 * Attacks a real server with its usual settings in every way that has once hurt one, or might, and prints what came of it.
 *   npm run attack
 *   npm run attack -- --list
 *   npm run attack -- ping-flood open-records
 */
import { parseArgs } from 'node:util';
import { ATTACKS, findAttack } from './attack/attacks.ts';
import { nobody } from './attack/cost/nobody.ts';
import type { Attack } from './attack/ground/attack.ts';
import { sayOutcomes, type Outcome } from './attack/outcome.ts';
import { besiege } from './attack/siege.ts';
import { hold } from './attack/trial.ts';

const { values, positionals } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !findAttack(name));

if (values.list) for (const { name, says } of ATTACKS) console.log(`${name.padEnd(20)} ${says}`);
else if (unknown.length > 0) fail(`there is no attack ${unknown.join(', ')}; --list names them`);
else await attackWith(ATTACKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name)));

async function attackWith(attacks: readonly Attack[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const attack of attacks) {
    process.stderr.write(`${attack.name}: ${attack.says} … `);
    const outcome = await attempt(attack);
    outcomes.push(outcome);
    process.stderr.write(outcome.faults.length === 0 ? 'held\n' : `FAILED\n  ${outcome.faults.join('\n  ')}\n`);
  }
  console.log(`\n${sayOutcomes(outcomes)}`);
  const held = outcomes.filter(({ faults }) => faults.length === 0);
  console.log(`\n${held.length} of ${outcomes.length} held`);
  if (outcomes.some(({ name, faults }) => name === nobody.name && faults.length > 0))
    console.log('the machine was not quiet: honest people waited too long though nobody attacked');
  process.exitCode = held.length === outcomes.length ? 0 : 1;
}

/** Whatever goes wrong with one attack, the others have their turn. */
async function attempt(attack: Attack): Promise<Outcome> {
  try {
    return await (attack.kind === 'siege' ? besiege(attack) : hold(attack));
  } catch (error) {
    return { name: attack.name, counts: {}, measures: null, faults: [`it could not be tried: ${String(error)}`] };
  }
}

function fail(words: string): void {
  process.stderr.write(`${words}\n`);
  process.exitCode = 2;
}
