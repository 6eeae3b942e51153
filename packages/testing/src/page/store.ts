import type { Page } from '@playwright/test';
import type { TableRecord } from '@sixfold/table';

/** Reads the table that the page is at from where the page keeps it; null while it is not there. */
export const readRecord = (page: Page): Promise<TableRecord | null> =>
  page.evaluate(async () => {
    const id = location.hash.split('/')[2] ?? '';
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error as Error));
      });
    const database = await done(indexedDB.open('sixfold'));
    const stored = await done(
      database.transaction('tables').objectStore('tables').get(id) as IDBRequest<{ record: TableRecord } | undefined>,
    );
    database.close();
    return stored?.record ?? null;
  });

/** Lays a table where the page keeps its own. The page must have been opened once. */
export const layRecord = (page: Page, id: string, record: TableRecord): Promise<void> =>
  page.evaluate(
    async ([key, table]) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error as Error));
        });
      const database = await done(indexedDB.open('sixfold'));
      const stored = { id: key, revision: 1, record: table, updated: new Date().toISOString(), isOver: false };
      await done(database.transaction('tables', 'readwrite').objectStore('tables').put(stored, key));
      database.close();
    },
    [id, record] as const,
  );
