import type { ReviewNews, ReviewQuestion, ReviewTools } from './reviewing.ts';

/** A question on its way to a worker, and what comes back. */
export interface NumberedQuestion {
  readonly id: number;
  readonly question: ReviewQuestion;
}
export interface NumberedNews {
  readonly id: number;
  readonly news: ReviewNews;
}

/** As much of a worker as is needed here. */
export type ReviewWorker = Pick<Worker, 'terminate' | 'addEventListener'> & {
  postMessage(message: NumberedQuestion): void;
};

/** Answers on the page's own thread. */
export type ReviewHere = (question: ReviewQuestion, tools: Pick<ReviewTools, 'isStopped' | 'tell'>) => Promise<void>;

interface AskedReview extends NumberedQuestion {
  readonly hear: (news: ReviewNews) => void;
}

/** Has a worker review games. Where workers fail, the page does it itself, a little at a time. */
export class WorkerReviewer {
  private readonly start: () => ReviewWorker;
  private readonly loadHere: () => Promise<ReviewHere>;
  private worker: ReviewWorker | null = null;
  private hasFailed = false;
  private readonly asked = new Map<number, AskedReview>();
  private count = 0;

  constructor(start: () => ReviewWorker, loadHere: () => Promise<ReviewHere>) {
    this.start = start;
    this.loadHere = loadHere;
  }

  /** Asks, and is told until it is answered or stopped; returns what stops it. */
  ask(question: ReviewQuestion, hear: (news: ReviewNews) => void): () => void {
    const asked = { id: this.count++, question, hear };
    this.asked.set(asked.id, asked);
    this.send(asked);
    return () => {
      // Whoever works for nobody any more is sent away.
      if (this.asked.delete(asked.id) && this.asked.size === 0) this.close();
    };
  }

  /** Lets go of the worker, and of all that it knows of games. */
  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.asked.clear();
  }

  private send(asked: AskedReview): void {
    if (this.hasFailed) return void this.answerHere(asked);
    try {
      this.worker ??= this.hire();
      this.worker.postMessage({ id: asked.id, question: asked.question });
    } catch {
      this.fail();
    }
  }

  private hire(): ReviewWorker {
    const worker = this.start();
    worker.addEventListener('message', ({ data }: MessageEvent<NumberedNews>) => this.receive(data));
    worker.addEventListener('error', () => this.fail());
    return worker;
  }

  private receive({ id, news }: NumberedNews): void {
    const asked = this.asked.get(id);
    if (news.what !== 'step') this.asked.delete(id);
    asked?.hear(news);
  }

  private fail(): void {
    this.hasFailed = true;
    this.worker?.terminate();
    this.worker = null;
    for (const asked of this.asked.values()) void this.answerHere(asked);
  }

  private async answerHere({ id, question }: AskedReview): Promise<void> {
    try {
      const answer = await this.loadHere();
      await answer(question, {
        isStopped: () => !this.asked.has(id),
        tell: (news) => this.receive({ id, news }),
      });
    } catch {
      // Perhaps there was no network, and whoever asks again may find a worker.
      this.hasFailed = false;
      this.receive({ id, news: { what: 'failed' } });
    }
  }
}
