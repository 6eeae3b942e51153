import type { Page } from '@playwright/test';
import { listedAfter } from '../../../web/src/store/store.ts';
import type { Known } from './records.ts';

/** Reads the log of the table that the page is at from where the page keeps it; empty while it is not there. */
export const readLog = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => {
    const id = location.hash.split('/')[2] ?? '';
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error as Error));
      });
    const database = await done(indexedDB.open('sixfold'));
    const whole = IDBKeyRange.bound([id, 0], [id, Infinity]);
    const events: unknown[] = await done(database.transaction('events').objectStore('events').getAll(whole));
    database.close();
    return events;
  });

/** Lays a table where the page keeps its own. The page must have been opened once. */
export const layTable = (page: Page, id: string, { log, table }: Known): Promise<void> =>
  page.evaluate(
    async ({ key, events, listed }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('sixfold');
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error as Error));
      });
      const transaction = database.transaction(['events', 'lists'], 'readwrite');
      // Of a longer one that lay there nothing may be left.
      transaction.objectStore('events').delete(IDBKeyRange.bound([key, 0], [key, Infinity]));
      for (const [number, event] of events.entries()) transaction.objectStore('events').put(event, [key, number]);
      transaction.objectStore('lists').put(listed, key);
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('error', () => reject(transaction.error as Error));
      });
      database.close();
    },
    { key: id, events: log, listed: { ...listedAfter({ from: 0, events: log, table, isListed: true }, []), id } },
  );
