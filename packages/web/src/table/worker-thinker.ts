import type { View } from '@sixfold/engine';
import type { Thinker } from './thinker.ts';
import type { Choice, Thought } from './thoughts.ts';

interface Waiting {
  readonly thought: Thought;
  readonly resolve: (move: number) => void;
  readonly reject: (reason: Error) => void;
}

/** As much of a worker as is needed here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

type Chooser = (bot: string, view: View, luck: string) => Promise<number>;

/** Has a worker think. Where workers fail, the page thinks itself: slower to answer, but the game goes on. */
export class WorkerThinker implements Thinker {
  private readonly start: () => WorkerLike;
  private readonly loadChooser: () => Promise<Chooser>;
  private worker: WorkerLike | null = null;
  private hasFailed = false;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(start: () => WorkerLike, loadChooser: () => Promise<Chooser>) {
    this.start = start;
    this.loadChooser = loadChooser;
  }

  choose(bot: string, view: View, luck: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const thought: Thought = { id: this.asked++, bot, view, luck };
      this.waiting.set(thought.id, { thought, resolve, reject });
      this.ask(thought);
    });
  }

  /** A worker that thinks hears nothing, so it is ended; the next thought starts another. */
  stop(): void {
    this.end();
    for (const { reject } of this.waiting.values()) reject(new Error('stopped'));
    this.waiting.clear();
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private ask(thought: Thought): void {
    if (this.hasFailed) return void this.thinkHere(thought);
    try {
      this.worker ??= this.hire();
      this.worker.postMessage(thought);
    } catch {
      this.fail();
    }
  }

  private hire(): WorkerLike {
    const worker = this.start();
    worker.addEventListener('message', ({ data }: MessageEvent<Choice>) => this.answer(data));
    worker.addEventListener('error', () => this.fail());
    return worker;
  }

  private answer({ id, move }: Choice): void {
    this.waiting.get(id)?.resolve(move);
    this.waiting.delete(id);
  }

  private fail(): void {
    this.hasFailed = true;
    this.end();
    for (const { thought } of this.waiting.values()) void this.thinkHere(thought);
  }

  private async thinkHere({ id, bot, view, luck }: Thought): Promise<void> {
    try {
      const choose = await this.loadChooser();
      this.answer({ id, move: await choose(bot, view, luck) });
    } catch (error) {
      this.waiting.get(id)?.reject(error as Error);
      this.waiting.delete(id);
    }
  }
}
