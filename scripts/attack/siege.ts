import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Orders } from './attacker-process.ts';
import { faultsOf, HOME, type Counts, type Siege, type Target } from './ground/attack.ts';
import { openGround } from './ground/ground.ts';
import { HonestPeople, type Fare } from './ground/honest.ts';
import { usedBy, type Used } from './ground/process.ts';
import { BARS, measure, type Outcome } from './outcome.ts';

/** So many tables of two people, and one with a bot, are played at meanwhile. */
const TABLES = 8;
/** How long waves follow each other, how long the last of them may take, and what comes after it is watched, in seconds. */
const [ATTACK, LONGEST, AFTER] = [8, 45, 3];
/** What the first moves cost is nobody's fault. */
const WARM = 2;

/** Has a server attacked from one address while honest people of another one play, and tells how they fared. */
export async function besiege(siege: Siege): Promise<Outcome> {
  const ground = await openGround();
  try {
    const { server, target } = ground;
    const people = await HonestPeople.gather({ address: server.address, from: HOME }, TABLES);
    await pause(WARM * 1000);
    people.begin();
    const before = usedBy(server.pid);
    const counts = await attack(siege, target);
    await pause(AFTER * 1000);
    const used = since(before, usedBy(server.pid));
    return outcomeOf(siege, counts, await people.leave(), used);
  } finally {
    await ground.leave();
  }
}

const since = (before: Used, { cpuSeconds, peakMegabytes }: Used): Used => ({
  cpuSeconds: cpuSeconds - before.cpuSeconds,
  peakMegabytes,
});

/** What came of all waves that came to an end. */
async function attack({ name }: Siege, target: Target): Promise<Counts> {
  const child = fork(join(import.meta.dirname, 'attacker-process.ts'));
  const patience = setTimeout(() => child.kill('SIGKILL'), LONGEST * 1000);
  let counts: Counts = {};
  child.on('message', (latest: Counts) => (counts = latest));
  const orders: Orders = { name, target, seconds: ATTACK };
  child.send(orders);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(patience);
  // A server that nobody attacks any more has not held.
  if (code !== 0 && code !== null) throw new Error(`the attacker of ${name} failed with code ${code}`);
  return counts;
}

function outcomeOf(siege: Siege, counts: Counts, fare: Fare, used: Used): Outcome {
  const measures = measure(fare, used);
  const missed = BARS.filter(({ is, most }) => is(measures) > most);
  const faults = missed.map(({ what, is, most }) => `${what}: ${Math.round(is(measures))}, at most ${most}`);
  const refused = [...new Set(fare.refused)].slice(0, 5);
  return { name: siege.name, counts, measures, faults: [...faults, ...faultsOf(siege, counts), ...refused] };
}
