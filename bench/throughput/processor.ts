import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** In which Linux counts. */
const TICKS_A_SECOND = 100;

interface ProcessTimes {
  readonly parent: number;
  readonly ticks: number;
}

/** Of the words after a process's name: its state, its parent, and far behind its own times and those of children that ended. */
const [PARENT, TIMES, AFTER_TIMES] = [1, 11, 15];

function readTimes(pid: number): ProcessTimes | null {
  try {
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const ticks = words.slice(TIMES, AFTER_TIMES).reduce((sum, time) => sum + time, 0);
    return { parent: words[PARENT] ?? 0, ticks };
  } catch {
    // It has ended meanwhile, and is in its parent's count.
    return null;
  }
}

/** A process and those that it has started itself. */
function familyOf(pid: number): number[] {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return [pid, ...all.filter((one) => readTimes(one)?.parent === pid)];
}

/** Processor time of processes and of those that they started, in seconds, as Linux counts it. */
export const cpuSeconds = (pids: readonly number[]): number =>
  pids.flatMap(familyOf).reduce((sum, pid) => sum + (readTimes(pid)?.ticks ?? 0), 0) / TICKS_A_SECOND;

/** Keeps processes, and what they will start, on some cores: `0,1` or `2-5`; anywhere if none are named. */
export function pin(pids: readonly number[], cores: string): void {
  if (cores === '') return;
  for (const pid of pids.flatMap(familyOf)) {
    execFileSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' });
  }
}
