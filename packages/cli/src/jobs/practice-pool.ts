import { Worker } from 'node:worker_threads';
import { PRACTICES, type Practice, type Schooling } from '@sixfold/bots/training';
import type { PracticePlan } from './practice-plan.ts';

/** What a thread is asked: to hold one of a round's practices with these weights. */
export interface PracticeQuestion {
  readonly rounds: number;
  readonly weights: Float32Array;
  readonly index: number;
}

/** What it answers. */
export interface PracticeAnswer {
  readonly index: number;
  readonly practice: Practice;
}

/** Threads that hold the practices of a schooling, round by round. */
export class PracticePool {
  private readonly workers: readonly Worker[];

  constructor(plan: PracticePlan, jobs: number) {
    const script = new URL('./practice-worker.ts', import.meta.url);
    this.workers = Array.from({ length: Math.min(jobs, PRACTICES) }, () => new Worker(script, { workerData: plan }));
  }

  /** All practices of the schooling's next round, in order; whoever is ready takes the next one. */
  async hold({ rounds, network: { weights } }: Schooling): Promise<Practice[]> {
    const waiting = Array.from({ length: PRACTICES }, (_, index) => index);
    const held = await Promise.all(
      this.workers.map(async (worker) => {
        const answers: PracticeAnswer[] = [];
        for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
          answers.push(await ask(worker, { rounds, weights, index }));
        }
        return answers;
      }),
    );
    return held
      .flat()
      .sort((a, b) => a.index - b.index)
      .map(({ practice }) => practice);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

const ask = (worker: Worker, question: PracticeQuestion): Promise<PracticeAnswer> =>
  new Promise((resolve, reject) => {
    worker.removeAllListeners('error');
    worker.once('error', reject);
    worker.once('message', resolve);
    worker.postMessage(question);
  });
