import type { TableService, Visitor } from '../tables/visitor.ts';
import type { ServerStore } from '../store/store.ts';

const LONGEST_WAIT = 2000;

const nobody: Visitor = { guest: null, address: '', who: { kind: 'spectator' }, send: () => {} };

/** Whether store and tables answer, and soon. */
export async function isHealthy(store: ServerStore, tables: TableService): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, LONGEST_WAIT, false);
  const answers = Promise.all([store.secret(), tables.handle(nobody, 'lobby', { isWanted: false })]);
  const isWell = await Promise.race([answers.then(() => true), late]).catch(() => false);
  clearTimeout(timer);
  return isWell;
}
