import type { Usage } from '../../packages/testing/src/server-process.ts';
import type { DiskTimes } from './disk.ts';
import { quantile, type Tally } from './tally.ts';

const KIB = 1024;

/** What the bar asks for. */
const [LONGEST, FLUSHES, MOST_MEMORY] = [50, 5, 30];

interface Run {
  readonly connections: number;
  readonly players: number;
  readonly rate: number;
  readonly tally: Tally;
  /** Of the load itself, in seconds and as the system counts. */
  readonly spent: { readonly time: number; readonly cpu: NodeJS.CpuUsage };
  readonly raw: DiskTimes;
  /** Of the server: with nobody there, before and after the moves that count, and once it has tidied up behind them. */
  readonly usages: Readonly<Record<'empty' | 'before' | 'after' | 'tidied', Usage>>;
}

/** Prints what was measured; true if it is as good as the bar asks for. */
export function report(run: Run): boolean {
  const { tally, spent, raw, usages } = run;
  const moves = tally.acknowledged.length;
  say('moves', `${moves} in ${spent.time.toFixed(1)} s: ${(moves / spent.time).toFixed(0)} a second`);
  say('acknowledged', sayTimes(tally.acknowledged));
  say('seen by others', sayTimes(tally.seen));
  say('raw fdatasync', sayTimes(raw));
  say('lost, duplicated', `${tally.lost}, ${tally.duplicated}`);
  say('in trouble', [String(tally.trouble.length), ...tally.trouble.slice(0, 3)].join(' '));
  say('server memory', sayMemory(run));
  const served = minus(usages.after.cpu, usages.before.cpu);
  say('processor', `server ${sayShare(served, spent.time)}, load ${sayShare(spent.cpu, spent.time)}`);
  say('CPU a move', `${((served.user + served.system) / 1000 / moves).toFixed(3)} ms of the server`);
  const verdicts = judge(run);
  for (const [what, holds] of verdicts) console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
  return verdicts.every(([, holds]) => holds);
}

function judge(run: Run): [string, boolean][] {
  const { tally, rate, spent, raw } = run;
  const most = LONGEST + FLUSHES * quantile(raw, 0.99);
  return [
    [`${rate} moves a second`, tally.acknowledged.length >= 0.99 * rate * spent.time],
    [
      `p99 to acknowledged at most ${most.toFixed(0)} ms: ${LONGEST} ms and ${FLUSHES} times p99 of raw fdatasync`,
      quantile(tally.acknowledged, 0.99) <= most,
    ],
    ['no message lost or duplicated', tally.lost + tally.duplicated + tally.trouble.length === 0],
    [`under ${MOST_MEMORY} KiB a connection`, grown(run, 'rss') < MOST_MEMORY],
  ];
}

/** In KiB a connection. */
const grown = (
  { usages, connections }: Run,
  part: 'rss' | 'heapUsed' | 'external',
  when: 'tidied' | 'after' = 'tidied',
): number => (usages[when].memory[part] - usages.empty.memory[part]) / connections / KIB;

function sayMemory(run: Run): string {
  const all = grown(run, 'rss');
  const parts = `heap ${grown(run, 'heapUsed').toFixed(1)}, buffers ${grown(run, 'external').toFixed(1)}`;
  const untidied = `${grown(run, 'rss', 'after').toFixed(1)} before it has tidied up`;
  return `${all.toFixed(1)} KiB a connection with its share of the table (${parts}; ${untidied}); ${(all * run.players).toFixed(0)} KiB a table`;
}

export const say = (what: string, text: string): void => console.log(`${what.padEnd(18)}${text}`);

function sayTimes(times: readonly number[]): string {
  const [half, most, longest] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(1));
  return `p50 ${half} ms, p99 ${most} ms, longest ${longest} ms (${times.length} times)`;
}

const minus = (a: NodeJS.CpuUsage, b: NodeJS.CpuUsage): NodeJS.CpuUsage => ({
  user: a.user - b.user,
  system: a.system - b.system,
});

const sayShare = ({ user, system }: NodeJS.CpuUsage, time: number): string =>
  `${((user + system) / 10_000 / time).toFixed(0)} % of a core`;
