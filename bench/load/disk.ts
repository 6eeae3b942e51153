/**
 * Says what the disk itself costs while others use it: a write of one page and an fdatasync now and then, in a process of
 * its own. Told anything, it answers with all times in milliseconds.
 */
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** What each write took, in milliseconds. */
export type DiskTimes = readonly number[];

const EVERY = 100;
const PAGE = Buffer.alloc(4096, 1);

const file = openSync(join(process.argv[2] as string, 'disk-probe'), 'w');
const times: number[] = [];

const timer = setInterval(() => {
  const before = performance.now();
  writeSync(file, PAGE);
  fdatasyncSync(file);
  times.push(performance.now() - before);
}, EVERY);

process.once('message', () => {
  clearInterval(timer);
  closeSync(file);
  process.send?.(times, () => process.disconnect());
});
