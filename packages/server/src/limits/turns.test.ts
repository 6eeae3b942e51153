import { expect, test } from 'vitest';
import { Turns, type Job } from './turns.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Notes who was begun, in which turn of the event loop, and ends when told to. */
class Log {
  readonly begun: string[] = [];
  readonly ends: (() => void)[] = [];
  readonly turns: Turns;

  constructor(mostUnderWay = 1000) {
    this.turns = new Turns(mostUnderWay);
  }

  add(address: string, cost: number, isLong = false): void {
    const job: Job = {
      address,
      begin: () => {
        this.begun.push(address);
        const { promise, resolve } = Promise.withResolvers<void>();
        if (isLong) this.ends.push(resolve);
        else resolve();
        return { cost, done: promise };
      },
    };
    this.turns.add(job);
  }
}

test('addresses are served in turns, however much one of them has asked for', async () => {
  const log = new Log();
  for (let job = 0; job < 6; job++) log.add('a', 1);
  log.add('b', 1);
  log.add('c', 1);
  log.add('b', 1);
  await settled();
  expect(log.begun.join('')).toBe('abcabaaaa');
});

test('after ten milliseconds of work everything else has its turn', async () => {
  const log = new Log();
  for (let job = 0; job < 5; job++) log.add('a', 40);
  await settled();
  expect(log.begun).toHaveLength(3);
  await settled();
  expect(log.begun).toHaveLength(5);
});

test('an address has only so much under way; others do not wait for it', async () => {
  const log = new Log(20);
  for (let job = 0; job < 4; job++) log.add('a', 10, true);
  log.add('b', 10);
  await settled();
  expect(log.begun.join('')).toBe('aba');
  log.ends.shift()!();
  await settled();
  await settled();
  expect(log.begun.join('')).toBe('abaa');
});

test('nobody is remembered for whom nothing is to be done', async () => {
  const log = new Log();
  log.add('a', 1);
  log.add('b', 1, true);
  await settled();
  await settled();
  expect(log.turns.size).toBe(1);
  log.ends[0]!();
  await settled();
  expect(log.turns.size).toBe(0);
});
