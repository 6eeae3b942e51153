/**
 * An attacker in a process of its own, so that its work is not the others': wave after wave until its time is over, and
 * at least one.
 */
import { findAttack } from './attacks.ts';
import type { Target } from './ground/attack.ts';
import { Ledger } from './ground/ledger.ts';

/** What it is told to do. */
export interface Orders {
  readonly name: string;
  readonly target: Target;
  readonly seconds: number;
}

process.once('message', (orders: Orders) => void obey(orders));

async function obey({ name, target, seconds }: Orders): Promise<void> {
  const siege = findAttack(name);
  if (siege?.kind !== 'siege') throw new Error(`there is no siege ${name}`);
  const ledger = new Ledger();
  const end = performance.now() + seconds * 1000;
  const wave = await siege.begin(target);
  do {
    ledger.addAll(await wave());
    ledger.add('waves');
    process.send?.(ledger.counts);
  } while (performance.now() < end);
  process.exit();
}
