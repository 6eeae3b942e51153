import { Worker } from 'node:worker_threads';

/** Left alone, a thread that makes much garbage takes several times this for young objects, and matches are long. */
const LIMITS = { maxYoungGenerationSizeMb: 24 };

/** So many tasks for each thread may be done before an earlier one is: memory does not grow with the number of tasks. */
const AHEAD = 4;

/** What a thread sends: the answer to a task, or something to be known at once. */
export type ThreadMessage<Answer, Report = never> =
  | { readonly task: number; readonly answer: Answer }
  | { readonly report: Report };

export interface ThreadedWork<Report = never> {
  /** The module that the threads run. It is sent numbers of tasks and answers each with a `ThreadMessage`. */
  readonly script: URL;
  /** What every thread must know. */
  readonly plan: unknown;
  /** How many threads. */
  readonly jobs: number;
  /** Ends the work early. */
  readonly signal?: AbortSignal;
  /** Is called with whatever the threads report. */
  readonly onReport?: (report: Report) => void;
}

/** Has the tasks from number `from` to before `to` done on threads and yields the answers in order. */
export async function* inOrder<Answer, Report = never>(
  work: ThreadedWork<Report>,
  from: number,
  to: number,
): AsyncGenerator<Answer> {
  const pool = new WorkerPool<Answer, Report>(work, from, to);
  try {
    for (let task = from; task < to; task++) {
      const done = await pool.answerTo(task);
      if (done === null) return;
      yield done.answer;
    }
  } finally {
    await pool.close();
  }
}

/** Threads at work, and the answers that nobody has asked for yet. */
class WorkerPool<Answer, Report> {
  private readonly workers: readonly Worker[];
  private readonly idle: Worker[];
  private readonly answers = new Map<number, { readonly answer: Answer }>();
  private readonly signal: AbortSignal | undefined;
  private readonly onReport: ((report: Report) => void) | undefined;
  private readonly end: number;
  private next: number;
  private failure: Error | null = null;
  private wake = (): void => {};

  constructor({ script, plan, jobs, signal, onReport }: ThreadedWork<Report>, from: number, to: number) {
    const count = Math.max(0, Math.min(jobs, to - from));
    this.workers = Array.from({ length: count }, () => this.start(script, plan));
    this.idle = [...this.workers];
    this.next = from;
    this.end = to;
    this.signal = signal;
    this.onReport = onReport;
    signal?.addEventListener('abort', this.onAbort);
  }

  /** Waits for the answer to the earliest task that is still open; null if the work was ended early. */
  async answerTo(task: number): Promise<{ readonly answer: Answer } | null> {
    for (;;) {
      this.handOut(task);
      if (this.failure) throw this.failure;
      if (this.signal?.aborted) return null;
      const done = this.answers.get(task);
      if (done) {
        this.answers.delete(task);
        return done;
      }
      await this.news();
    }
  }

  async close(): Promise<void> {
    this.signal?.removeEventListener('abort', this.onAbort);
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private start(script: URL, plan: unknown): Worker {
    const worker = new Worker(script, { workerData: plan, resourceLimits: LIMITS });
    worker.on('message', (message: ThreadMessage<Answer, Report>) => this.receive(worker, message));
    worker.on('error', (error: Error) => this.fail(error));
    worker.on('exit', () => this.fail(new Error('a thread ended before its work was done')));
    return worker;
  }

  /** Gives idle threads something to do, but nothing that is too far ahead of the task that is waited for. */
  private handOut(waitedFor: number): void {
    const limit = Math.min(this.end, waitedFor + this.workers.length * AHEAD);
    while (this.next < limit) {
      const worker = this.idle.pop();
      if (!worker) return;
      worker.postMessage(this.next++);
    }
  }

  private receive(worker: Worker, message: ThreadMessage<Answer, Report>): void {
    if ('report' in message) {
      this.onReport?.(message.report);
      return;
    }
    this.answers.set(message.task, message);
    this.idle.push(worker);
    this.wake();
  }

  /** Only the first failure is told: others follow from it. */
  private fail(error: Error): void {
    this.failure ??= error;
    this.wake();
  }

  private readonly onAbort = (): void => this.wake();

  /** Until a thread or the signal changes something. */
  private news(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
