import { StoreError, type Append } from '@sixfold/host';
import { describe, expect, test, vi } from 'vitest';
import type { Call } from '../calls.ts';
import { runBatch } from './batch.ts';
import { ANNA, anything, openSample, Sample } from '../store.fixture.ts';
import { writeOf } from '../store.ts';

const table = new Sample('t');

/** One table, and batches of calls to it. */
function openBatches() {
  const sample = openSample();
  sample.append(table.opening);
  const run = (calls: Call[], check?: () => void) => runBatch(sample.database, sample.sqlite, calls, check);
  return { ...sample, run };
}

const append = (...writes: readonly Append[]): Call => ['append', writes.map(writeOf)];
const move = (number: number, text = 'a'): Call => append(anything(table, number, text));

test('all calls share one commit', () => {
  using sample = openBatches();
  const exec = vi.spyOn(sample.database, 'exec');
  const calls = Array.from({ length: 500 }, (_, index) => move(index + 1));
  expect(sample.run(calls)).toEqual({ answers: calls.map(() => true), failures: [] });
  expect(exec.mock.calls).toEqual([['BEGIN IMMEDIATE'], ['COMMIT']]);
});

test('a call that is refused leaves the others alone', () => {
  using sample = openBatches();
  const { answers, failures } = sample.run([
    move(1),
    ['addGuest', ANNA],
    move(1, 'b'),
    append(new Sample('u').opening, anything(table, 9, 'c')),
    move(9),
    move(2),
    ['read', 't', 1],
    ['read', 'u', 0],
  ]);
  expect(failures.map(([place, why]) => [place, why])).toEqual([
    [1, 'failed'],
    [3, 'failed'],
    [4, 'failed'],
  ]);
  expect([answers[0], answers[2], answers[5]]).toEqual([true, false, true]);
  expect(answers[6]).toMatchObject([{ move: 'a' }, { move: 'a' }]);
  expect(answers[7]).toEqual([]);
});

describe('when the disk refuses', () => {
  /** More than fits into the pages that are there. */
  const LONG = 'x'.repeat(100_000);

  test('a full one fails every write, reads are answered, and later it works again', () => {
    using sample = openBatches();
    sample.database.exec('PRAGMA max_page_count = 1');
    const { answers, failures } = sample.run([move(1), move(2, LONG), ['read', 't', 1]]);
    expect(failures.map(([place, why]) => [place, why])).toEqual([
      [0, 'full'],
      [1, 'full'],
    ]);
    expect(answers[2]).toEqual([]);
    sample.database.exec('PRAGMA max_page_count = 4294967294');
    expect(sample.run([move(1), move(2, LONG)])).toEqual({ answers: [true, true], failures: [] });
  });

  test('so does a call of several statements', () => {
    using sample = openBatches();
    sample.database.exec('PRAGMA max_page_count = 1');
    const { failures } = sample.run([append(new Sample('u', { seed: LONG }).opening), move(1)]);
    expect(failures.map(([, why]) => why)).toEqual(['full', 'full']);
    expect(sample.sqlite.read('t', 1)).toEqual([]);
  });

  test('one that may not be written says so', () => {
    using sample = openBatches();
    sample.database.exec('PRAGMA query_only = ON');
    const { answers, failures } = sample.run([move(1), ['readGuest', 'anna']]);
    expect(failures).toMatchObject([[0, 'read-only', expect.any(String)]]);
    expect(answers[1]).toEqual(ANNA);
    sample.database.exec('PRAGMA query_only = OFF');
    expect(sample.run([move(1)]).failures).toEqual([]);
  });

  test('one that fails in another way says that', () => {
    using sample = openBatches();
    const fail = () => {
      throw new StoreError('failed', 'replaced');
    };
    const { failures } = sample.run([move(1), ['readGuest', 'anna']], fail);
    expect(failures).toEqual([[0, 'failed', 'replaced']]);
    expect(sample.sqlite.read('t', 1)).toEqual([]);
  });
});
