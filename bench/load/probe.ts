import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DiskTimes } from './disk.ts';

/** Begins to measure what the disk costs on which a folder lies; returns how to end that, which tells. */
export function probeDisk(folder: string): () => Promise<DiskTimes> {
  const disk = fork(join(import.meta.dirname, 'disk.ts'), [folder]);
  return async () => {
    disk.send('end');
    const [times] = await once(disk, 'message');
    return times;
  };
}
