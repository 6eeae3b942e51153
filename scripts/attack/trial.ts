import { faultsOf, type Trial } from './ground/attack.ts';
import { openGround } from './ground/ground.ts';
import type { Outcome } from './outcome.ts';

/** Lets somebody try, on a server of their own. */
export async function hold(trial: Trial): Promise<Outcome> {
  const ground = await openGround();
  try {
    const counts = await trial.run(ground);
    return { name: trial.name, counts, measures: null, faults: faultsOf(trial, counts) };
  } finally {
    await ground.leave();
  }
}
