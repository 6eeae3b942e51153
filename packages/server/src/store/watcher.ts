import type { StoreError } from '@sixfold/host';

/** Whoever is told how storing goes, beside those who wait for it. */
export interface StoreWatcher {
  /** A batch of writes was done, or refused, after so many seconds. */
  flushed?(seconds: number): void;
  /** The database was brought up to date; what to know of the moment before. */
  upgraded?(said: string): void;
  /** Something was not stored. */
  failed(error: StoreError): void;
  /** Nothing can be stored any more until the server is started again. */
  lost(error: Error): void;
}

export const NO_WATCHER: StoreWatcher = { failed: () => {}, lost: () => {} };
