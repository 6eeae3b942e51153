import type { DeviceCopy } from './copy.ts';

/** A copy of a device on which nothing ever happened. */
export const EMPTY: DeviceCopy = {
  tables: [],
  people: new Map(),
  games: [],
  attempts: [],
  results: [],
  puzzles: [],
  kept: new Map(),
};
