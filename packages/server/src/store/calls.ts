import type { StoreError } from '@sixfold/host';
import type { ServerStore, Write } from './store.ts';

type Sync<M> = M extends (...args: infer A) => Promise<infer R> ? (...args: A) => R : never;

/** What the thread does for the store: the same, but at once, and with plain values. */
export type Work = {
  [M in Exclude<keyof ServerStore, 'changes' | 'holders' | 'onChange' | 'close' | 'append' | 'noteSweep'>]: Sync<
    ServerStore[M]
  >;
} & { append(writes: readonly Write[]): boolean; noteSweep(at: number, seen: readonly string[]): number };

/** A call of the store, as it travels to the thread. */
export type Call = readonly [method: keyof Work, ...args: unknown[]];

/** Why the call at this place of the batch failed. */
export type Failure = readonly [place: number, why: StoreError['why'], message: string];

export interface Answers {
  readonly answers: unknown[];
  /** Few, mostly none. */
  readonly failures: Failure[];
}

const READS: ReadonlySet<keyof Work> = new Set<keyof Work>([
  'readGuest',
  'readIdentity',
  'findGuest',
  'findLink',
  'shareTable',
  'read',
  'names',
  'listPublic',
  'listAlive',
  'readOrders',
  'listOf',
  'countHosted',
  'listIdle',
  'readNotices',
  'listAddressees',
  'readTalk',
  'blockedBy',
  'isUnwanted',
  'listTimed',
  'readHolidays',
  'readKept',
  'readDaily',
  'listDeal',
]);

export const isWrite = ([method]: Call): boolean => !READS.has(method);

/** What these remove must leave no trace. */
const FORGETTING: ReadonlySet<keyof Work> = new Set<keyof Work>([
  'removeGuest',
  'joinGuests',
  'removeOld',
  'removeTable',
  'removeDevice',
]);

export const isForgetting = ([method]: Call): boolean => FORGETTING.has(method);
