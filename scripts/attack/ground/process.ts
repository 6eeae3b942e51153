import { readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, as Linux counts them for programs. */
const TICKS = 100;

/** What a process has used up to now. */
export interface Used {
  readonly cpuSeconds: number;
  /** The most that it ever held in memory, in MB. */
  readonly peakMegabytes: number;
}

/** What Linux knows of a process. */
export function usedBy(pid: number): Used {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program comes second, in brackets, and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { cpuSeconds: (user + system) / TICKS, peakMegabytes: Number(peak) / 1000 };
}
