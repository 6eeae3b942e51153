import { Worker } from 'node:worker_threads';
import type { ThinkReply } from '@sixfold/bots/worker-protocol';
import type { Task, Thinker } from '../rooms/tools.ts';

export interface Pool extends Thinker {
  /** Ends all threads; thoughts that have not come to an end fail. */
  end(): Promise<void>;
}

/** Left alone, a thread that makes much garbage takes several times this for young objects. */
const LIMITS = { maxYoungGenerationSizeMb: 24 };
/** However many wait, a bot may think for so many milliseconds. */
const LEAST = 20;

interface Question {
  readonly id: number;
  readonly task: Task;
  readonly resolve: (move: number) => void;
  readonly reject: (error: Error) => void;
  /** Whether a thread has died of it already. */
  hasFailed: boolean;
}

/** A thread, and what it thinks about. */
interface Desk {
  readonly worker: Worker;
  question: Question | null;
  timer?: NodeJS.Timeout;
}

/** Threads in which bots think, one question a thread at a time, first come, first served. */
export const startPool = (wishes: PoolWishes): Pool => new Threads(wishes);

export interface PoolWishes {
  readonly threads: number;
  /** What the threads run. */
  readonly script?: URL;
  /** A thought that has not ended so many milliseconds after its budget never will. */
  readonly patience?: number;
}

class Threads implements Pool {
  private readonly most: number;
  private readonly script: URL;
  private readonly patience: number;
  /** Started when they are needed first: a server without bots has none. */
  private readonly desks = new Set<Desk>();
  private readonly waiting: Question[] = [];
  private asked = 0;
  private hasEnded = false;

  constructor({ threads, script = new URL('thread.ts', import.meta.url), patience = 10_000 }: PoolWishes) {
    this.most = threads;
    this.script = script;
    this.patience = patience;
  }

  think(task: Task): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.hasEnded) return reject(new Error('nobody thinks any more'));
      this.waiting.push({ id: this.asked++, task, resolve, reject, hasFailed: false });
      this.handOut();
    });
  }

  async end(): Promise<void> {
    this.hasEnded = true;
    const desks = [...this.desks];
    const left = [...this.waiting.splice(0), ...desks.flatMap(({ question }) => question ?? [])];
    for (const { reject } of left) reject(new Error('the bots were sent home'));
    for (const desk of desks) this.clear(desk);
    await Promise.all(desks.map(({ worker }) => worker.terminate()));
  }

  private handOut(): void {
    while (this.waiting.length > 0) {
      const desk = this.freeDesk();
      if (!desk) return;
      const question = this.waiting.shift()!;
      desk.question = question;
      const { bot, view, luck } = question.task;
      const budget = this.shareOf(question.task.budget);
      const ms = 'ms' in budget ? budget.ms : 0;
      desk.timer = setTimeout(() => void desk.worker.terminate(), ms + this.patience).unref();
      desk.worker.postMessage({ id: question.id, bot, view, luck, budget });
    }
  }

  /** Where many wait, each thinks less, so that the pace can be kept. */
  private shareOf(budget: Task['budget']): Task['budget'] {
    if (!('ms' in budget)) return budget;
    return { ms: Math.max(Math.min(LEAST, budget.ms), budget.ms / (1 + this.waiting.length / this.most)) };
  }

  private freeDesk(): Desk | null {
    const free = [...this.desks].find(({ question }) => question === null);
    return free ?? (this.desks.size < this.most ? this.addDesk() : null);
  }

  private addDesk(): Desk {
    const worker = new Worker(this.script, { resourceLimits: LIMITS });
    const desk: Desk = { worker, question: null };
    this.desks.add(desk);
    worker.unref();
    worker.on('message', ({ move }: ThinkReply) => {
      this.clear(desk)?.resolve(move);
      this.handOut();
    });
    worker.on('error', (error) => this.replace(desk, error));
    worker.on('exit', () => this.replace(desk, new Error('a thread has died')));
    return desk;
  }

  /** Heard once or twice of each thread that dies. */
  private replace(desk: Desk, error: Error): void {
    this.desks.delete(desk);
    this.askAgain(desk, error);
    this.handOut();
  }

  private clear(desk: Desk): Question | null {
    const { question } = desk;
    clearTimeout(desk.timer);
    desk.question = null;
    return question;
  }

  /** It need not have been the question's fault; a second time it will have been. */
  private askAgain(desk: Desk, error: Error): void {
    const question = this.clear(desk);
    if (!question || this.hasEnded) return;
    if (question.hasFailed) return question.reject(error);
    question.hasFailed = true;
    this.waiting.unshift(question);
  }
}
