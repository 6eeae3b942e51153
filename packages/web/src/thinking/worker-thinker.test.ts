import type { ThinkReply, ThinkRequest, StopThinking } from '@sixfold/bots/worker-protocol';
import { GAMES, startGame, type View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import type { Task } from '@sixfold/host';
import { describe, expect, test } from 'vitest';
import { WorkerThinker, type WorkerLike } from './worker-thinker.ts';

const position = startGame(
  GAMES.dice,
  { players: 2, options: { startRule: 'rolled' }, starter: 0 },
  new Seed('x').setup(),
);
const view: View = GAMES.dice.view(position, 0);
const task = (luck: string): Task => ({ bot: 'club', view, luck, budget: { ms: 600 } });
/** Nobody stops it. */
const on = new AbortController().signal;
const said = (move: number): Pick<ThinkReply, 'move' | 'advice'> => ({ move, advice: [] });

/** A worker that answers when told to. */
class SlowWorker extends EventTarget implements WorkerLike {
  readonly heard: (ThinkRequest | StopThinking)[] = [];
  isEnded = false;

  postMessage(message: ThinkRequest | StopThinking): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(id: number, move: number): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id, ...said(move) } }));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

function open(): { workers: SlowWorker[]; thinker: WorkerThinker } {
  const workers: SlowWorker[] = [];
  const start = (): SlowWorker => workers[workers.push(new SlowWorker()) - 1]!;
  return {
    workers,
    thinker: new WorkerThinker(start, async () => async ({ id }) => ({ id, ...said(42) })),
  };
}

describe('a worker', () => {
  test('is asked with the view, luck and time alone, and answers by id in any order', async () => {
    const { workers, thinker } = open();
    expect(workers).toHaveLength(0);
    const thoughts = [thinker.think(task('a'), on), thinker.think(task('b'), on)];
    expect(workers).toHaveLength(1);
    expect(workers[0]!.heard).toEqual([
      { id: 0, ...task('a') },
      { id: 1, ...task('b') },
    ]);
    workers[0]!.answer(1, 7);
    workers[0]!.answer(0, 6);
    expect(await Promise.all(thoughts)).toEqual([said(6), said(7)]);
  });

  test('is told when its thoughts are not wanted any more, and stays', async () => {
    const { workers, thinker } = open();
    const stop = new AbortController();
    const unwanted = thinker.think(task('a'), stop.signal);
    stop.abort();
    await expect(unwanted).rejects.toThrow('stopped');
    expect(workers[0]!.heard.at(-1)).toEqual({ stop: 0 });
    const next = thinker.think(task('b'), on);
    workers[0]!.answer(0, 4);
    workers[0]!.answer(1, 5);
    expect(await next).toEqual(said(5));
    expect([workers.length, workers[0]!.isEnded]).toEqual([1, false]);
  });

  test('thinks on about what is wanted when something else is not', async () => {
    const { workers, thinker } = open();
    const stop = new AbortController();
    const wanted = thinker.think(task('a'), on);
    const unwanted = thinker.think(task('b'), stop.signal);
    stop.abort();
    await expect(unwanted).rejects.toThrow('stopped');
    workers[0]!.answer(0, 3);
    expect(await wanted).toEqual(said(3));
    stop.abort();
    expect(workers[0]!.heard.filter((message) => 'stop' in message)).toEqual([{ stop: 1 }]);
  });

  test('is not asked what nobody wants to know any more', async () => {
    const { workers, thinker } = open();
    await expect(thinker.think(task('a'), AbortSignal.abort())).rejects.toThrow('abort');
    expect(workers).toEqual([]);
  });

  test('that fails is made up for by the page', async () => {
    const { workers, thinker } = open();
    const thought = thinker.think(task('a'), on);
    workers[0]!.fail();
    expect(await thought).toEqual(said(42));
    expect(await thinker.think(task('b'), on)).toEqual(said(42));
    expect(workers).toHaveLength(1);
  });

  test('that cannot be started is made up for by the page, which stops when told to', async () => {
    const start = (): never => {
      throw new Error('refused');
    };
    const stop = new AbortController();
    const stops: boolean[] = [];
    const thinker = new WorkerThinker(start, async () => async ({ id }, isStopped) => {
      stops.push(isStopped());
      stop.abort();
      stops.push(isStopped());
      return { id, ...said(42) };
    });
    await expect(thinker.think(task('a'), stop.signal)).rejects.toThrow('stopped');
    expect(stops).toEqual([false, true]);
  });

  test('and a page that both fail say so, and are tried again', async () => {
    const workers: SlowWorker[] = [];
    const failing = new WorkerThinker(
      () => workers[workers.push(new SlowWorker()) - 1]!,
      async () => {
        throw new Error('offline');
      },
    );
    const thought = failing.think(task('a'), on);
    workers[0]!.fail();
    await expect(thought).rejects.toThrow('offline');
    const again = failing.think(task('a'), on);
    workers[1]!.answer(1, 7);
    expect(await again).toEqual(said(7));
  });
});
