import type { ThinkReply, ThinkRequest, StopThinking } from '@sixfold/bots/worker-protocol';
import type { Task, Thinker, Thought } from '@sixfold/host';

interface Waiting {
  readonly question: ThinkRequest;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (reason: Error) => void;
}

/** As much of a worker as is needed here. */
export type WorkerLike = Pick<Worker, 'terminate' | 'addEventListener'> & {
  postMessage(message: ThinkRequest | StopThinking): void;
};

/** Thinks about a question on the page's own thread. */
export type ThinkHere = (question: ThinkRequest, isStopped: () => boolean) => Promise<ThinkReply>;

/** Has a worker think. Where workers fail, the page thinks itself: slower to answer, but the game goes on. */
export class WorkerThinker implements Thinker {
  private readonly start: () => WorkerLike;
  private readonly loadThinkHere: () => Promise<ThinkHere>;
  private worker: WorkerLike | null = null;
  private hasFailed = false;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(start: () => WorkerLike, loadThinkHere: () => Promise<ThinkHere>) {
    this.start = start;
    this.loadThinkHere = loadThinkHere;
  }

  think(task: Task, stop: AbortSignal): Promise<Thought> {
    return new Promise((resolve, reject) => {
      // Perhaps while this was loaded.
      stop.throwIfAborted();
      const question: ThinkRequest = { id: this.asked++, ...task };
      this.waiting.set(question.id, { question, resolve, reject });
      stop.addEventListener('abort', () => this.stop(question.id));
      this.ask(question);
    });
  }

  /** The worker hears of it after a few milliseconds; what it answers then is not wanted any more. */
  private stop(id: number): void {
    if (!this.waiting.has(id)) return;
    this.worker?.postMessage({ stop: id });
    this.waiting.get(id)?.reject(new Error('stopped'));
    this.waiting.delete(id);
  }

  private dismiss(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private ask(question: ThinkRequest): void {
    if (this.hasFailed) return void this.thinkHere(question);
    try {
      this.worker ??= this.hire();
      this.worker.postMessage(question);
    } catch {
      this.fail();
    }
  }

  private hire(): WorkerLike {
    const worker = this.start();
    worker.addEventListener('message', ({ data }: MessageEvent<ThinkReply>) => this.receive(data));
    worker.addEventListener('error', () => this.fail());
    return worker;
  }

  private receive({ id, move, advice }: ThinkReply): void {
    this.waiting.get(id)?.resolve({ move, advice });
    this.waiting.delete(id);
  }

  private fail(): void {
    this.hasFailed = true;
    this.dismiss();
    for (const { question } of this.waiting.values()) void this.thinkHere(question);
  }

  private async thinkHere(question: ThinkRequest): Promise<void> {
    const { id } = question;
    try {
      const think = await this.loadThinkHere();
      this.receive(await think(question, () => !this.waiting.has(id)));
    } catch (error) {
      // Perhaps there was no network, and whoever asks again may find a worker.
      this.hasFailed = false;
      this.waiting.get(id)?.reject(error as Error);
      this.waiting.delete(id);
    }
  }
}
