import { BOT_NAMES as ALL } from '@sixfold/bots';
import { GAMES, startGame, type View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { describe, expect, test } from 'vitest';
import { chooseMove } from './choose.ts';
import { BOT_NAMES, DEFAULT_BOT } from './thinker.ts';
import type { Choice, Thought } from './thoughts.ts';
import { WorkerThinker, type WorkerLike } from './worker-thinker.ts';

const position = startGame(
  GAMES.dice,
  { players: 2, options: { startRule: 'rolled' }, starter: 0 },
  new Seed('x').setup(),
);
const view: View = GAMES.dice.view(position, 0);

/** A worker that answers when told to. */
class SlowWorker extends EventTarget implements WorkerLike {
  readonly asked: Thought[] = [];
  isEnded = false;

  postMessage(thought: Thought): void {
    this.asked.push(thought);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(choice: Choice): void {
    this.dispatchEvent(new MessageEvent('message', { data: choice }));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

function open(): { workers: SlowWorker[]; thinker: WorkerThinker } {
  const workers: SlowWorker[] = [];
  const start = (): SlowWorker => workers[workers.push(new SlowWorker()) - 1]!;
  return { workers, thinker: new WorkerThinker(start, async () => async () => 42) };
}

test('all bots are known by name, weakest first', () => {
  expect(ALL).toEqual(expect.arrayContaining([...BOT_NAMES]));
  expect(BOT_NAMES).toContain(DEFAULT_BOT);
});

test('the same luck leads to the same choice, and an unknown bot plays like the default one', async () => {
  for (const name of BOT_NAMES) {
    expect(await chooseMove(name, view, 'luck')).toBe(await chooseMove(name, view, 'luck'));
  }
  expect(await chooseMove('oracle', view, 'luck')).toBe(await chooseMove(DEFAULT_BOT, view, 'luck'));
});

describe('a worker', () => {
  test('is asked with the view and luck alone, and answers by id in any order', async () => {
    const { workers, thinker } = open();
    const choices = [thinker.choose('greedy', view, 'a'), thinker.choose('random', view, 'b')];
    expect(workers).toHaveLength(1);
    expect(workers[0]!.asked).toEqual([
      { id: 0, bot: 'greedy', view, luck: 'a' },
      { id: 1, bot: 'random', view, luck: 'b' },
    ]);
    workers[0]!.answer({ id: 1, move: 7 });
    workers[0]!.answer({ id: 0, move: 6 });
    expect(await Promise.all(choices)).toEqual([6, 7]);
  });

  test('is ended when its thoughts are not wanted any more, and another one follows', async () => {
    const { workers, thinker } = open();
    const choice = thinker.choose('greedy', view, 'a');
    thinker.stop();
    await expect(choice).rejects.toThrow('stopped');
    expect(workers[0]!.isEnded).toBe(true);
    const next = thinker.choose('greedy', view, 'b');
    workers[1]!.answer({ id: 1, move: 5 });
    expect(await next).toBe(5);
  });

  test('that fails is made up for by the page', async () => {
    const { workers, thinker } = open();
    const choice = thinker.choose('greedy', view, 'a');
    workers[0]!.fail();
    expect(await choice).toBe(42);
    expect(await thinker.choose('greedy', view, 'b')).toBe(42);
    expect(workers).toHaveLength(1);
  });

  test('that cannot be started is made up for by the page', async () => {
    const start = (): never => {
      throw new Error('refused');
    };
    const thinker = new WorkerThinker(start, async () => async () => 42);
    expect(await thinker.choose('greedy', view, 'a')).toBe(42);
  });

  test('and a page that both fail say so', async () => {
    const { workers, thinker } = open();
    const failing = new WorkerThinker(
      () => workers[workers.push(new SlowWorker()) - 1]!,
      async () => {
        throw new Error('offline');
      },
    );
    const choice = failing.choose('greedy', view, 'a');
    workers[0]!.fail();
    await expect(choice).rejects.toThrow('offline');
    thinker.stop();
  });
});
