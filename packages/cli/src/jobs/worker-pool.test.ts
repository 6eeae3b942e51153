import { expect, test } from 'vitest';
import { inOrder, type ThreadedWork } from './worker-pool.ts';

/** A thread's module that does this with the number of a task. */
const script = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, workerData } from 'node:worker_threads';
      const answer = (task, value) => parentPort.postMessage({ task, answer: value });
      parentPort.on('message', (task) => { ${code} });
    `)}`,
  );

const work = (code: string, more: Partial<ThreadedWork<string>> = {}): ThreadedWork<string> => ({
  script: script(code),
  plan: null,
  jobs: 2,
  ...more,
});

/** All answers, until there are no more or something fails. */
async function collect<Answer>(answers: AsyncIterable<Answer>): Promise<{ got: Answer[]; failure: string | null }> {
  const got: Answer[] = [];
  try {
    for await (const answer of answers) got.push(answer);
  } catch (error) {
    return { got, failure: String(error) };
  }
  return { got, failure: null };
}

/** Keeps every second task back until the next one is there, and is free meanwhile: nobody waits for task -1 and the like. */
const OUT_OF_ORDER = `
  globalThis.kept ??= [];
  if (task % 2 === 0 && task < 8) return kept.push(task), answer(-1 - task, null);
  answer(task, task * task);
  for (const one of kept.splice(0)) answer(one, one * one);
`;

test('answers come in the order of the tasks, whatever the order in which they are done', async () => {
  const { got, failure } = await collect(inOrder<number>(work(OUT_OF_ORDER, { jobs: 1 }), 0, 9));
  expect(failure).toBeNull();
  expect(got).toEqual([0, 1, 4, 9, 16, 25, 36, 49, 64]);
});

test('only the tasks that are asked for are done, with what every thread must know', async () => {
  const { got } = await collect(inOrder<string>(work('answer(task, workerData + task)', { plan: 'no. ' }), 3, 6));
  expect(got).toEqual(['no. 3', 'no. 4', 'no. 5']);
});

test.each([
  [5, 5],
  [5, 2],
])('from %d to before %d there is nothing to do', async (from, to) => {
  expect(await collect(inOrder(work('throw new Error()'), from, to))).toEqual({ got: [], failure: null });
});

test('threads do not run far ahead of the task that is waited for', async () => {
  const reports: string[] = [];
  const onReport = (report: string): void => void reports.push(report);
  const answers = inOrder<number, string>(
    work('parentPort.postMessage({ report: String(task) }); answer(task, task)', { jobs: 1, onReport }),
    0,
    50,
  );
  await answers.next();
  await answers.next();
  // One thread may do four tasks from the one that is waited for on, and the second is task 1.
  expect(reports.every((task) => Number(task) < 1 + 4)).toBe(true);
  await answers.return(undefined);
});

test('what threads report is told at once, not in the order of the tasks', async () => {
  const reports: string[] = [];
  const onReport = (report: string): void => void reports.push(report);
  const code = 'parentPort.postMessage({ report: `began ${task}` }); answer(task, task)';
  await collect(inOrder<number, string>(work(code, { onReport }), 0, 3));
  expect(reports.toSorted()).toEqual(['began 0', 'began 1', 'began 2']);
});

test('an error on a thread ends the work with that error, after the answers before it', async () => {
  const code = 'if (task === 2) throw new RangeError("task 2 is too hard"); answer(task, task)';
  const { got, failure } = await collect(inOrder<number>(work(code, { jobs: 1 }), 0, 9));
  expect(got.length).toBeLessThanOrEqual(2);
  expect(failure).toBe('RangeError: task 2 is too hard');
});

test('a promise that nobody keeps is an error, too', async () => {
  const { failure } = await collect(inOrder(work('void Promise.reject(new Error("broken"))'), 0, 3));
  expect(failure).toBe('Error: broken');
});

test('a thread that ends by itself is a failure, not a wait without an end', async () => {
  const { got, failure } = await collect(inOrder(work('process.exit(0)', { jobs: 1 }), 0, 3));
  expect([got, failure]).toEqual([[], 'Error: a thread ended before its work was done']);
});

test('a module that cannot be loaded is a failure', async () => {
  const broken = { ...work(''), script: new URL('data:text/javascript,import "./missing.js"') };
  const { failure } = await collect(inOrder(broken, 0, 1));
  expect(failure).toContain('missing.js');
});

test('the work ends early when it is told to, with what was done until then', async () => {
  const stop = new AbortController();
  const got: number[] = [];
  for await (const answer of inOrder<number>(work('answer(task, task)', { signal: stop.signal }), 0, 1000)) {
    got.push(answer);
    if (answer === 3) stop.abort();
  }
  expect(got).toEqual([0, 1, 2, 3]);
});

test('the work ends early even if no thread ever answers', async () => {
  const stop = new AbortController();
  const onReport = (): void => stop.abort();
  const code = 'parentPort.postMessage({ report: "at work" })';
  const answers = inOrder<number, string>(work(code, { jobs: 1, signal: stop.signal, onReport }), 0, 3);
  expect(await collect(answers)).toEqual({ got: [], failure: null });
});

test('work that was ended before it began does nothing', async () => {
  const answers = inOrder<number>(work('answer(task, task)', { signal: AbortSignal.abort() }), 0, 3);
  expect(await collect(answers)).toEqual({ got: [], failure: null });
});
