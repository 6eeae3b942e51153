import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreError, type Change } from '@sixfold/host';
import { CallingStore, type StoreAnswer, type StoreArgs, type StoreMethod } from '../calling-store.ts';
import { isWrite } from '../calls.ts';
import { REPLACED } from './batch.ts';
import { DataError } from '../folder.ts';
import { CallLane } from '../lane.ts';
import { ALONE } from '../servers.ts';
import { NO_WATCHER, type StoreWatcher } from '../watcher.ts';
import type { FromThread, LaneName, ThreadOpening, ToThread, Trouble } from './thread-messages.ts';

/** For so many milliseconds a disk that refused something is not well. */
const RECENT = 60_000;

/** Opens the store in a folder, which is made if it is missing; fails with `DataError`. */
export async function openStore(folder: string, watcher = NO_WATCHER): Promise<ThreadedStore> {
  const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: { folder } });
  const [said] = (await once(worker, 'message')) as [ThreadOpening];
  if (said.kind === 'open') return new ThreadedStore(worker, watcher);
  await worker.terminate();
  throw new DataError(said.message);
}

/**
 * A store whose database lives on a thread of its own. While one batch of calls is being written the next one gathers,
 * so the slower the disk, the more calls share a flush. Reads have a lane of their own: somebody else who has the
 * database locked keeps writes waiting, and nobody who only looks.
 */
export class ThreadedStore extends CallingStore {
  readonly changes = ALONE.changes;
  readonly holders = ALONE.holders;
  private readonly worker: Worker;
  private readonly watcher: StoreWatcher;
  private readonly reads = this.makeLane('reads');
  private readonly writes = this.makeLane('writes');
  private isClosed = false;
  private readonly gone: Promise<void>;
  /** How many restores have been heard of. */
  private heard = 0;
  private readonly reactions: ((change: Change) => void)[] = [];
  /** When the batch of writes that is under way was sent. */
  private sent = 0;
  /** What the disk refused last, and when. */
  private refused: { readonly error: StoreError; readonly at: number } | null = null;

  constructor(worker: Worker, watcher: StoreWatcher) {
    super();
    this.worker = worker;
    this.watcher = watcher;
    this.gone = new Promise((resolve) => {
      worker.once('exit', () => resolve());
    });
    worker.on('message', (said: FromThread) => this.receive(said));
    worker.on('error', (error) => this.giveUp(error as Error));
  }

  async probe(): Promise<void> {
    await this.call('probe');
    // A small row may find room where a move did not.
    if (this.refused && performance.now() - this.refused.at < RECENT) throw this.refused.error;
  }

  onChange(react: (change: Change) => void): void {
    this.reactions.push(react);
  }

  /** Finishes what has been asked for. */
  async close(): Promise<void> {
    if (!this.isClosed) {
      this.isClosed = true;
      this.writes.flush();
      this.reads.flush();
      this.send({ kind: 'close' });
    }
    await this.gone;
  }

  /** For tests: has the disk refuse from the next batch on, or work again, or the thread die. */
  pretend(trouble: Trouble): void {
    this.send({ kind: 'trouble', trouble });
  }

  protected call<M extends StoreMethod>(method: M, ...given: StoreArgs<M>): StoreAnswer<M> {
    const answer = new Promise<never>((resolve, reject) => {
      if (this.isClosed) return reject(new StoreError('failed', 'the store is closed'));
      const lane = isWrite([method]) ? this.writes : this.reads;
      lane.add({ call: [method, ...given], resolve, reject });
    });
    return answer;
  }

  private makeLane(lane: LaneName): CallLane {
    return new CallLane((calls) => {
      if (lane === 'writes') this.sent = performance.now();
      this.send({ kind: 'batch', lane, calls, heard: this.heard });
    });
  }

  private send(message: ToThread): void {
    this.worker.postMessage(message);
  }

  private receive(said: FromThread): void {
    switch (said.kind) {
      case 'replaced':
        return this.noticeRestore();
      case 'lost':
        return this.watcher.lost(new Error(said.message));
      case 'answers':
        if (said.lane === 'writes') this.watcher.flushed?.((performance.now() - this.sent) / 1000);
        for (const [, why, message] of said.failures) this.noteFailure(new StoreError(why, message));
        if (this.refused && said.failures.length === 0) this.noteSuccess(said.lane);
        return this[said.lane].answer(said);
    }
  }

  private noteFailure(error: StoreError): void {
    if (error.why !== 'failed') this.refused = { error, at: performance.now() };
    this.watcher.failed(error);
  }

  /** Something was written, and not only to find out whether that can be done. */
  private noteSuccess(lane: LaneName): void {
    if (lane === 'writes' && this.writes.underWay.some(([method]) => method !== 'probe')) this.refused = null;
  }

  /** What waits to be written was decided before the restore was known. */
  private noticeRestore(): void {
    this.heard++;
    this.writes.refuseWaiting(new StoreError('failed', REPLACED));
    for (const react of this.reactions) react('replaced');
  }

  /** The thread has died, which it should not. */
  private giveUp({ message }: Error): void {
    this.isClosed = true;
    const error = new StoreError('failed', `the store has failed: ${message}`);
    this.writes.refuseAll(error);
    this.reads.refuseAll(error);
    this.watcher.lost(error);
  }
}
