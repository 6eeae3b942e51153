import { describe, expect, test } from 'vitest';
import { playBots } from '../../../testing/src/bot-games.ts';
import { basisOf } from './review-basis.ts';
import { answerReview, type ReviewNews, type ReviewQuestion } from './reviewing.ts';
import { WorkerReviewer, type NumberedQuestion, type ReviewHere, type ReviewWorker } from './worker-reviewer.ts';

const transcript = await playBots('stones', { bots: ['random'], most: 8 });
const QUESTION: ReviewQuestion = { ask: 'review', transcript, substituted: [], known: null };

/** All that is told about a question, with a clock on which every look takes a second. */
async function toldOf(question: ReviewQuestion, isStopped = (): boolean => false): Promise<ReviewNews[]> {
  const told: ReviewNews[] = [];
  let seconds = 0;
  await answerReview(question, {
    now: () => 1000 * seconds++,
    pause: async () => undefined,
    isStopped,
    tell: (news) => void told.push(structuredClone(news)),
  });
  return told;
}

describe('a review', () => {
  test('tells how far it has come, the graph first, and ends with all of it', async () => {
    const told = await toldOf(QUESTION);
    const steps = told.flatMap((news) => (news.what === 'step' ? [news.step] : []));
    expect([...new Set(steps.map(({ stage }) => stage))]).toEqual(['graph', 'draws', 'decisions']);
    expect(steps.find(({ stage }) => stage === 'draws')?.values).toHaveLength(9);
    expect(told.at(-1)).toMatchObject({ what: 'done', review: { game: 'stones', result: null } });
  });

  test('that would come out the same is not made again', async () => {
    const done = (await toldOf(QUESTION)).at(-1);
    if (done?.what !== 'done') throw new Error('nothing was reviewed');
    expect(await toldOf({ ...QUESTION, known: basisOf(done.review) })).toEqual([{ what: 'same' }]);
    expect(await toldOf({ ...QUESTION, known: 'of another evaluation' })).not.toEqual([{ what: 'same' }]);
  });

  test('can be stopped', async () => {
    let looks = 0;
    expect(await toldOf(QUESTION, () => ++looks > 2)).toHaveLength(2);
  });

  test('of a game alone is none', async () => {
    const alone = await playBots('board', { players: 1, most: 2 });
    expect(await toldOf({ ...QUESTION, transcript: alone })).toEqual([{ what: 'none' }]);
  });

  test('says what another move would have been worth', async () => {
    const [news] = await toldOf({ ask: 'instead', transcript, ply: 0, move: 0 });
    expect(news).toMatchObject({ what: 'judged' });
  });
});

/** A worker that is told what to answer. */
class TestWorker implements ReviewWorker {
  readonly questions: NumberedQuestion[] = [];
  isGone = false;
  private readonly listeners: Record<string, ((event: never) => void)[]> = {};

  postMessage(message: NumberedQuestion): void {
    this.questions.push(message);
  }

  terminate(): void {
    this.isGone = true;
  }

  addEventListener(type: string, listener: unknown): void {
    (this.listeners[type] ??= []).push(listener as (event: never) => void);
  }

  emit(type: string, data: unknown = null): void {
    for (const listener of this.listeners[type] ?? []) listener({ data } as never);
  }
}

const SAME: ReviewNews = { what: 'same' };
const here: ReviewHere = async (_, { tell }) => tell({ what: 'none' });

describe('whoever has a worker do it', () => {
  test('hears what it tells, and nothing after the answer', () => {
    const worker = new TestWorker();
    const heard: ReviewNews[] = [];
    new WorkerReviewer(
      () => worker,
      async () => here,
    ).ask(QUESTION, (news) => heard.push(news));
    expect(worker.questions).toEqual([{ id: 0, question: QUESTION }]);
    worker.emit('message', { id: 0, news: SAME });
    worker.emit('message', { id: 0, news: SAME });
    expect(heard).toEqual([SAME]);
  });

  test('ends the worker by stopping, and the next question begins with a new one', () => {
    const workers: TestWorker[] = [];
    const reviewer = new WorkerReviewer(
      () => {
        workers.push(new TestWorker());
        return workers.at(-1) ?? new TestWorker();
      },
      async () => here,
    );
    reviewer.ask(QUESTION, () => undefined)();
    reviewer.ask(QUESTION, () => undefined);
    expect(workers.map(({ isGone }) => isGone)).toEqual([true, false]);
  });

  test('has the page do it where the worker fails', async () => {
    const worker = new TestWorker();
    const heard = await new Promise((resolve) => {
      new WorkerReviewer(
        () => worker,
        async () => here,
      ).ask(QUESTION, resolve);
      worker.emit('error');
    });
    expect(heard).toEqual({ what: 'none' });
    expect(worker.isGone).toBe(true);
  });

  test('is told where the page cannot do it, either', async () => {
    const heard = await new Promise((resolve) =>
      new WorkerReviewer(
        () => {
          throw new Error('no workers');
        },
        async () => {
          throw new Error('no network');
        },
      ).ask(QUESTION, resolve),
    );
    expect(heard).toEqual({ what: 'failed' });
  });
});
