import { statfs } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { PROTOCOL } from '@sixfold/protocol';
import { Registry } from './registry.ts';

/** In seconds: from what nobody feels to what everybody does. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What the parts of the server count while they work. What they are is read from them when somebody asks. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = this.registry.counters(
    'sixfold_requests_total',
    'request',
    'Requests over sockets that were taken up.',
  );
  readonly refusals = this.registry.counters(
    'sixfold_refusals_total',
    'code',
    'Requests over sockets that were refused.',
  );
  readonly moves = this.registry.counter(
    'sixfold_moves_total',
    'Moves of people that were acknowledged, and so stored.',
  );
  readonly acknowledgement = this.registry.histogram(
    'sixfold_move_acknowledgement_seconds',
    'From the arrival of a move to its acknowledgement.',
    BOUNDS,
  );
  readonly flush = this.registry.histogram(
    'sixfold_store_flush_seconds',
    'How long the store took for a batch of writes, its flush included.',
    BOUNDS,
  );
  readonly storeErrors = this.registry.counters('sixfold_store_errors_total', 'why', 'What the store did not do.');
  readonly notices = this.registry.counters(
    'sixfold_notices_total',
    'outcome',
    'Notices of turns to devices and webhooks, by whether they were taken.',
  );
}

/** What there is of the server to read when somebody asks. */
export interface Gauges {
  readonly connections: () => number;
  readonly hostedTables: () => number;
  readonly waitingThoughts: () => number;
  readonly data: string;
  readonly version: string;
}

export function addGauges({ registry }: Metrics, read: Gauges): void {
  const { version, data } = read;
  const versions = { version, protocol: String(PROTOCOL), node: process.version };
  registry.facts('sixfold_info', 'Which Sixfold runs.', versions);
  registry.gauge('sixfold_connections', 'Sockets that are open.', read.connections);
  registry.gauge('sixfold_tables_hosted', 'Tables that are in memory.', read.hostedTables);
  registry.gauge('sixfold_bot_thoughts_waiting', 'Moves of bots that wait for a thread.', read.waitingThoughts);
  registry.gauge('sixfold_disk_free_bytes', 'Room left where the data is.', () => freeIn(data));
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  registry.gauge('process_start_time_seconds', 'When the process began.', () => performance.timeOrigin / 1000);
  registry.gauge('process_cpu_seconds_total', 'What the process has used of the processors.', cpuSeconds, 'counter');
  registry.gauge('sixfold_event_loop_utilization', 'Share of the time that the main thread is busy.', busyShare());
}

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** Since it was last asked for. */
function busyShare(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
