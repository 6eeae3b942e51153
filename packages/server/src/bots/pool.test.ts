import { GAMES, startGame } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import type { Task, Thought } from '@sixfold/host';
import { afterEach, expect, test } from 'vitest';
import { startPool, type Pool, type PoolWishes } from './pool.ts';

const position = startGame(GAMES.dice, { players: 2, options: {}, starter: 0 }, new Seed('x').setup());
const task: Task = { bot: 'random', view: GAMES.dice.view(position, 0), luck: 'luck', budget: { iterations: 1 } };

let pool: Pool;
const start = (wishes: PoolWishes): void => void (pool = startPool(wishes));
const think = (changes: Partial<Task> = {}): Promise<Thought> =>
  pool.think({ ...task, ...changes }, new AbortController().signal);
afterEach(() => pool.end());

/** A thread that does what is written here. */
const script = (text: string): URL =>
  new URL(`data:text/javascript,import { parentPort } from 'node:worker_threads';${encodeURIComponent(text)}`);

const DIE = 'process.exit(1)';
const answer = (move: string): string => `parentPort.postMessage({ id, move: ${move} })`;
const onQuestion = (act: string): URL => script(`parentPort.on('message', ({ id, luck, budget }) => { ${act} })`);

test('questions are answered with legal moves, more of them than there are threads', async () => {
  start({ threads: 1 });
  const moves = await Promise.all([1, 2, 3].map(() => think()));
  for (const { move } of moves) expect(position.legalMoves()).toContain(move);
});

test('they are answered in the order in which they were asked', async () => {
  start({ threads: 1, script: onQuestion(answer('id')) });
  const order: number[] = [];
  await Promise.all([0, 1, 2].map(() => think().then(({ move }) => order.push(move))));
  expect(order).toEqual([0, 1, 2]);
});

test('what is patient is answered after all others', async () => {
  start({ threads: 1, script: onQuestion(answer('id')) });
  const order: number[] = [];
  const ask = (share: string, isPatient?: true) =>
    think({ share, ...(isPatient && { isPatient }) }).then(({ move }) => order.push(move));
  await Promise.all([ask('ada'), ask('par', true), ask('ada'), ask('bo')]);
  expect(order).toEqual([0, 2, 3, 1]);
});

test('the more wait, the less each thinks', async () => {
  start({ threads: 1, script: onQuestion(answer('budget.ms')) });
  const times = await Promise.all([1, 2, 3, 4].map(() => think({ budget: { ms: 300 } })));
  expect(times.map(({ move }) => move)).toEqual([300, 100, 150, 300]);
});

/** Asks for so many thoughts of each; returns whose were answered, in order, and for how long they were. */
async function inTurns(shares: string): Promise<[string, number][]> {
  start({ threads: 1, script: onQuestion(answer('budget.ms')) });
  const order: [string, number][] = [];
  const ask = (share: string) => think({ share, budget: { ms: 300 } }).then(({ move }) => order.push([share, move]));
  await Promise.all([...shares].map(ask));
  return order;
}

test('those who opened the tables take turns, however many bots of one of them think', async () => {
  const order = await inTurns('aaaaaabc');
  expect(order.map(([share]) => share).join('')).toBe('aabcaaaa');
});

test('a bot thinks less because of others at tables of the same person, but hardly because of others', async () => {
  const order = await inTurns('aaaaaab');
  expect(order.find(([share]) => share === 'b')).toEqual(['b', 150]);
  expect(order[1]).toEqual(['a', 50]);
});

/** Why a thought came to nothing. */
const whyNot = (thought: Promise<Thought>): Promise<string> => thought.then(String, (error: Error) => error.message);

test('only so many thoughts of one person wait; those of others do all the same', async () => {
  start({ threads: 1, script: onQuestion('') });
  const asked = [...'a'.repeat(52), 'b'].map((share) => whyNot(think({ share })));
  await pool.end();
  const ended = 'the bots were sent home';
  const failures = await Promise.all(asked);
  expect(failures.slice(50)).toEqual([ended, 'too many thoughts of one person wait', ended]);
});

test('what is not wanted any more does not wait', async () => {
  start({ threads: 1, script: onQuestion(answer('id')) });
  const stop = new AbortController();
  const [first, unwanted, last] = [think(), whyNot(pool.think(task, stop.signal)), think()];
  stop.abort();
  expect([(await first).move, await unwanted, (await last).move]).toEqual([0, 'stopped', 2]);
});

test('a thread that dies is replaced, and its question asked again once', async () => {
  start({ threads: 1, script: onQuestion(`if (luck === 'bad') ${DIE}; ${answer('7')}`) });
  const [bad, good] = await Promise.allSettled([think({ luck: 'bad' }), think()]);
  expect([bad.status, good]).toEqual(['rejected', { status: 'fulfilled', value: { move: 7 } }]);
});

test('a thread that does not come to an end is replaced as well', async () => {
  start({ threads: 1, grace: 1, script: onQuestion('') });
  await expect(think()).rejects.toThrow('died');
});

test('a thought that fails is told as it failed', async () => {
  start({ threads: 1, script: onQuestion(`throw new Error('lost')`) });
  await expect(think()).rejects.toThrow('lost');
});

test('once the pool has ended, what is open fails and nothing is taken', async () => {
  start({ threads: 1, script: onQuestion('') });
  const open = Promise.allSettled([think(), think()]);
  await pool.end();
  expect((await open).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(think()).rejects.toThrow('nobody');
});
