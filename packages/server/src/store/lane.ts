import { StoreError } from '@sixfold/host';
import type { Answers, Call } from './calls.ts';

/** A call and who waits for its answer. */
export interface WaitingCall {
  readonly call: Call;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** Calls on their way to the thread. While one batch is under way the next one gathers. */
export class CallLane {
  private readonly send: (calls: readonly Call[]) => void;
  private queue: WaitingCall[] = [];
  /** What the thread is busy with: one batch, or at the very end two. */
  private readonly batches: WaitingCall[][] = [];
  private isScheduled = false;

  constructor(send: (calls: readonly Call[]) => void) {
    this.send = send;
  }

  /** The calls that are answered next. */
  get underWay(): readonly Call[] {
    return this.batches[0]?.map(({ call }) => call) ?? [];
  }

  add(call: WaitingCall): void {
    this.queue.push(call);
    this.schedule();
  }

  flush(): void {
    if (this.queue.length === 0) return;
    this.send(this.queue.map(({ call }) => call));
    this.batches.push(this.queue);
    this.queue = [];
  }

  /** Passes on what the thread says of the batch that it was sent first. */
  answer({ answers, failures }: Answers): void {
    const batch = this.batches.shift() ?? [];
    this.schedule();
    const failed = new Map(failures.map(([place, why, message]) => [place, new StoreError(why, message)]));
    for (const [place, { resolve, reject }] of batch.entries()) {
      const error = failed.get(place);
      if (error) reject(error);
      else resolve(answers[place] as never);
    }
  }

  /** Refuses what has not been sent yet. */
  refuseWaiting(error: StoreError): void {
    const refused = this.queue;
    this.queue = [];
    for (const { reject } of refused) reject(error);
  }

  refuseAll(error: StoreError): void {
    for (const { reject } of this.batches.splice(0).flat()) reject(error);
    this.refuseWaiting(error);
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
}
