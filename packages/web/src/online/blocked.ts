import { signal, type ReadonlySignal } from '@preact/signals';
import type { BlockedPerson } from '@sixfold/protocol';
import { connection } from './connection.ts';
import { attempt } from './deeds.ts';

const known = signal<readonly BlockedPerson[]>([]);

/** Whom one does not want to meet, as the server last told. */
export const blocked: ReadonlySignal<readonly BlockedPerson[]> = known;

/** Asks for them; where nobody answers, what is known stays. */
export async function askBlocked(): Promise<void> {
  const answer = await connection()
    .ask('blocked', {})
    .catch(() => null);
  if (answer) known.value = answer.people;
}

/** Blocks whoever sits there, or does so no longer. */
export async function block(table: string, seat: number, isBlocked: boolean): Promise<void> {
  if (await attempt('block', { table, seat, isBlocked })) await askBlocked();
}

/** Wants to meet somebody again, wherever they are. */
export async function unblock(person: string): Promise<boolean> {
  const isDone = (await attempt('unblock', { person })) !== null;
  await askBlocked();
  return isDone;
}
