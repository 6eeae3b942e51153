import { Worker } from 'node:worker_threads';
import type { ThinkReply } from '@sixfold/bots/worker-protocol';
import type { Task, Thinker, Thought } from '@sixfold/host';
import { WaitingThoughts } from './waiting.ts';

export interface Pool extends Thinker {
  /** How many thoughts wait for a thread. */
  readonly waitingCount: number;
  /** Ends all threads; thoughts that have not come to an end fail. */
  end(): Promise<void>;
}

/** Left alone, a thread that makes much garbage takes several times this for young objects. */
const LIMITS = { maxYoungGenerationSizeMb: 24 };
/** So many thoughts of one share may wait: more than anybody has tables. */
const MOST_WAITING = 50;
/** However many wait, a bot may think for so many milliseconds. */
const LEAST = 20;

interface PoolQuestion {
  readonly id: number;
  readonly task: Task;
  readonly share: string;
  readonly isPatient: boolean;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
  /** Whether a thread has died of it already. */
  hasFailed: boolean;
}

/** A thread, and what it thinks about. */
interface PoolThread {
  readonly worker: Worker;
  question: PoolQuestion | null;
  timer?: NodeJS.Timeout;
}

/** Threads in which bots think, one question a thread at a time; those who opened the tables take turns. */
export const startPool = (wishes: PoolWishes): Pool => new Threads(wishes);

export interface PoolWishes {
  readonly threads: number;
  /** What the threads run. */
  readonly script?: URL;
  /** A thought that has not ended so many milliseconds after its budget never will. */
  readonly grace?: number;
}

class Threads implements Pool {
  private readonly most: number;
  private readonly script: URL;
  private readonly grace: number;
  /** Started when they are needed first: a server without bots has none. */
  private readonly threads = new Set<PoolThread>();
  private readonly waiting = new WaitingThoughts<PoolQuestion>();
  private asked = 0;
  private hasEnded = false;

  constructor({ threads, script = new URL('thread.ts', import.meta.url), grace = 10_000 }: PoolWishes) {
    this.most = threads;
    this.script = script;
    this.grace = grace;
  }

  get waitingCount(): number {
    return this.waiting.size;
  }

  think(task: Task, stop: AbortSignal): Promise<Thought> {
    const { share = '', isPatient = false } = task;
    return new Promise((resolve, reject) => {
      if (this.hasEnded) return reject(new Error('nobody thinks any more'));
      if (this.waiting.countOf(share) >= MOST_WAITING) return reject(new Error('too many thoughts of one person wait'));
      const question = { id: this.asked++, task, share, isPatient, resolve, reject, hasFailed: false };
      this.waiting.add(question);
      stop.addEventListener('abort', () => this.waiting.remove(question) && reject(new Error('stopped')), {
        once: true,
      });
      this.handOut();
    });
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    const threads = [...this.threads];
    const left = [...this.waiting.removeAll(), ...threads.flatMap(({ question }) => question ?? [])];
    for (const { reject } of left) reject(new Error('the bots were sent home'));
    for (const thread of threads) this.clear(thread);
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  private handOut(): void {
    while (!this.waiting.isEmpty) {
      const thread = this.freeThread();
      if (!thread) return;
      const question = this.waiting.next()!;
      thread.question = question;
      const { bot, view, luck } = question.task;
      const budget = this.budgetOf(question);
      const ms = 'ms' in budget ? budget.ms : 0;
      thread.timer = setTimeout(() => void thread.worker.terminate(), ms + this.grace).unref();
      thread.worker.postMessage({ id: question.id, bot, view, luck, budget });
    }
  }

  /** Where many wait, each thinks less, so that the pace can be kept. */
  private budgetOf({ task: { budget }, share }: PoolQuestion): Task['budget'] {
    if (!('ms' in budget)) return budget;
    const crowd = 1 + this.waiting.countBefore(share) / this.most;
    return { ms: Math.max(Math.min(LEAST, budget.ms), budget.ms / crowd) };
  }

  private freeThread(): PoolThread | null {
    const free = [...this.threads].find(({ question }) => question === null);
    return free ?? (this.threads.size < this.most ? this.addThread() : null);
  }

  private addThread(): PoolThread {
    const worker = new Worker(this.script, { resourceLimits: LIMITS });
    const thread: PoolThread = { worker, question: null };
    this.threads.add(thread);
    worker.unref();
    worker.on('message', ({ move, advice }: ThinkReply) => {
      this.clear(thread)?.resolve({ move, advice });
      this.handOut();
    });
    worker.on('error', (error) => this.replace(thread, error));
    worker.on('exit', () => this.replace(thread, new Error('a thread has died')));
    return thread;
  }

  /** Heard once or twice of each thread that dies. */
  private replace(thread: PoolThread, error: Error): void {
    this.threads.delete(thread);
    this.askAgain(thread, error);
    this.handOut();
  }

  private clear(thread: PoolThread): PoolQuestion | null {
    const { question } = thread;
    clearTimeout(thread.timer);
    thread.question = null;
    return question;
  }

  /** It need not have been the question's fault; a second time it will have been. */
  private askAgain(thread: PoolThread, error: Error): void {
    const question = this.clear(thread);
    if (!question || this.hasEnded) return;
    if (question.hasFailed) return question.reject(error);
    question.hasFailed = true;
    this.waiting.add(question);
  }
}
