import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreError, type Append, type Change } from '@sixfold/host';
import { isWrite, REPLACED, type Call } from './batch.ts';
import { DataError } from './folder.ts';
import type { Work } from './sqlite.ts';
import { writeOf, type ServerStore } from './store.ts';
import type { FromThread, ThreadOpening, ToThread, Trouble } from './thread.ts';

type Method = keyof Work;
type Given<M extends Method> = Parameters<Work[M]>;
type Answered<M extends Method> = Promise<ReturnType<Work[M]>>;

interface WaitingCall {
  readonly call: Call;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** Opens the store in a folder, which is made if it is missing; fails with `DataError`. */
export async function openStore(folder: string): Promise<ThreadedStore> {
  const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: { folder } });
  const [said] = (await once(worker, 'message')) as [ThreadOpening];
  if (said.kind === 'open') return new ThreadedStore(worker);
  await worker.terminate();
  throw new DataError(said.message);
}

/**
 * A store whose database lives on a thread of its own. While one batch of calls is being written the next one gathers,
 * so the slower the disk, the more calls share a flush.
 */
export class ThreadedStore implements ServerStore {
  private readonly worker: Worker;
  private queue: WaitingCall[] = [];
  /** What the thread is busy with: one batch, or at the very end two. */
  private readonly batches: WaitingCall[][] = [];
  private isScheduled = false;
  private isClosed = false;
  private readonly gone: Promise<void>;
  /** How many changes by others have been heard of. */
  private heard = 0;
  private readonly reactions: ((change: Change) => void)[] = [];

  constructor(worker: Worker) {
    this.worker = worker;
    this.gone = new Promise((resolve) => {
      worker.once('exit', () => resolve());
    });
    worker.on('message', (said: FromThread) => this.receive(said));
    worker.on('error', (error) => this.giveUp(error as Error));
  }

  secret = () => this.call('secret');
  addGuest = (...given: Given<'addGuest'>) => this.call('addGuest', ...given);
  readGuest = (...given: Given<'readGuest'>) => this.call('readGuest', ...given);
  readIdentity = (...given: Given<'readIdentity'>) => this.call('readIdentity', ...given);
  renameGuest = (...given: Given<'renameGuest'>) => this.call('renameGuest', ...given);
  keepKey = (...given: Given<'keepKey'>) => this.call('keepKey', ...given);
  findGuest = (...given: Given<'findGuest'>) => this.call('findGuest', ...given);
  keepLink = (...given: Given<'keepLink'>) => this.call('keepLink', ...given);
  findLink = (...given: Given<'findLink'>) => this.call('findLink', ...given);
  useLink = (...given: Given<'useLink'>) => this.call('useLink', ...given);
  endSessions = (...given: Given<'endSessions'>) => this.call('endSessions', ...given);
  shareTable = (...given: Given<'shareTable'>) => this.call('shareTable', ...given);
  joinGuests = (...given: Given<'joinGuests'>) => this.call('joinGuests', ...given);
  removeGuest = (...given: Given<'removeGuest'>) => this.call('removeGuest', ...given);
  append = (writes: readonly Append[]) => this.call('append', writes.map(writeOf));
  read = (...given: Given<'read'>) => this.call('read', ...given);
  names = (...given: Given<'names'>) => this.call('names', ...given);
  listPublic = (...given: Given<'listPublic'>) => this.call('listPublic', ...given);
  listOf = (...given: Given<'listOf'>) => this.call('listOf', ...given);
  countHosted = (...given: Given<'countHosted'>) => this.call('countHosted', ...given);
  listIdle = (...given: Given<'listIdle'>) => this.call('listIdle', ...given);

  onChange(react: (change: Change) => void): void {
    this.reactions.push(react);
  }

  /** Finishes what has been asked for. */
  async close(): Promise<void> {
    if (!this.isClosed) {
      this.isClosed = true;
      this.flush();
      this.send({ kind: 'close' });
    }
    await this.gone;
  }

  /** For tests: has the disk refuse from the next batch on, or work again. */
  pretend(trouble: Trouble): void {
    this.send({ kind: 'trouble', trouble });
  }

  private call<M extends Method>(method: M, ...given: Given<M>): Answered<M> {
    const answer = new Promise<never>((resolve, reject) => {
      if (this.isClosed) return reject(new StoreError('failed', 'the store is closed'));
      this.queue.push({ call: [method, ...given], resolve, reject });
      this.schedule();
    });
    return answer;
  }

  /** Whatever is asked for in the same turn of the event loop goes together. */
  private schedule(): void {
    if (this.isScheduled || this.batches.length > 0 || this.queue.length === 0) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.flush();
    });
  }

  private flush(): void {
    if (this.queue.length === 0) return;
    this.send({ kind: 'batch', calls: this.queue.map(({ call }) => call), heard: this.heard });
    this.batches.push(this.queue);
    this.queue = [];
  }

  private send(message: ToThread): void {
    this.worker.postMessage(message);
  }

  private receive(said: FromThread): void {
    if (said.kind === 'foreign') return this.noticeForeignChange();
    const batch = this.batches.shift() ?? [];
    this.schedule();
    const failed = new Map(said.failures.map(([place, why, message]) => [place, new StoreError(why, message)]));
    for (const [place, { resolve, reject }] of batch.entries()) {
      const error = failed.get(place);
      if (error) reject(error);
      else resolve(said.answers[place] as never);
    }
  }

  /** What waits to be written was decided before the change was known. */
  private noticeForeignChange(): void {
    this.heard++;
    const stale = this.queue.filter(({ call }) => isWrite(call));
    this.queue = this.queue.filter(({ call }) => !isWrite(call));
    const error = new StoreError('failed', REPLACED);
    for (const { reject } of stale) reject(error);
    // Only one server writes here: what others did is a restore, and anything may be different.
    for (const react of this.reactions) react('replaced');
  }

  /** The thread has died, which it should not: nothing can be stored until the server is started again. */
  private giveUp({ message }: Error): void {
    this.isClosed = true;
    const error = new StoreError('failed', `the store has failed: ${message}`);
    for (const { reject } of [...this.batches.flat(), ...this.queue]) reject(error);
    this.batches.length = 0;
    this.queue = [];
  }
}
