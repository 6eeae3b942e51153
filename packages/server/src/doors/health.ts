import type { Rooms, Visitor } from '../rooms/visitor.ts';
import type { Store } from '../store/store.ts';

const LONGEST_WAIT = 2000;

const nobody: Visitor = { guest: null, hear: () => {} };

/** Whether store and rooms answer, and soon. */
export async function isHealthy(store: Store, rooms: Rooms): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, LONGEST_WAIT, false);
  const answers = Promise.all([store.secret(), rooms.handle(nobody, 'lobby', { isWanted: false })]);
  const isWell = await Promise.race([answers.then(() => true), late]).catch(() => false);
  clearTimeout(timer);
  return isWell;
}
