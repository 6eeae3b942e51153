import { describe, expect, test, vi } from 'vitest';
import { runBatch, type Call } from './batch.ts';
import { ANNA, openSample, sampleTable } from './samples.ts';
import { StoreError } from './store.ts';

/** One table, and batches of calls to it. */
function openBatches() {
  const sample = openSample();
  sample.sqlite.addTable(sampleTable('t'));
  const run = (calls: Call[], check?: () => void) => runBatch(sample.database, sample.sqlite, calls, check);
  return { ...sample, run };
}

const move = (number: number, text = 'a'): Call => ['append', 't', number, { move: text }, 2000];

test('all calls share one commit', () => {
  using sample = openBatches();
  const exec = vi.spyOn(sample.database, 'exec');
  const calls = Array.from({ length: 500 }, (_, number) => move(number));
  expect(sample.run(calls)).toEqual({ answers: calls.map(() => true), failures: [] });
  expect(exec.mock.calls).toEqual([['BEGIN IMMEDIATE'], ['COMMIT']]);
});

test('a call that is refused leaves the others alone', () => {
  using sample = openBatches();
  const { answers, failures } = sample.run([
    move(0),
    ['addTable', sampleTable('t')],
    move(0, 'b'),
    ['addTable', sampleTable('u', { host: 'nobody' })],
    move(9),
    move(1),
    ['readTable', 't'],
  ]);
  expect(failures.map(([place, why]) => [place, why])).toEqual([
    [1, 'failed'],
    [3, 'failed'],
    [4, 'failed'],
  ]);
  expect([answers[0], answers[2], answers[5]]).toEqual([true, false, true]);
  expect(answers[6]).toMatchObject({ entries: [{ move: 'a' }, { move: 'a' }] });
});

describe('when the disk refuses', () => {
  /** More than fits into the pages that are there. */
  const LONG = 'x'.repeat(100_000);

  test('a full one fails every write, reads are answered, and later it works again', () => {
    using sample = openBatches();
    sample.database.exec('PRAGMA max_page_count = 1');
    const { answers, failures } = sample.run([move(0), move(1, LONG), ['readTable', 't']]);
    expect(failures.map(([place, why]) => [place, why])).toEqual([
      [0, 'full'],
      [1, 'full'],
    ]);
    expect(answers[2]).toMatchObject({ entries: [] });
    sample.database.exec('PRAGMA max_page_count = 4294967294');
    expect(sample.run([move(0), move(1, LONG)])).toEqual({ answers: [true, true], failures: [] });
  });

  test('so does a call of several statements', () => {
    using sample = openBatches();
    sample.database.exec('PRAGMA max_page_count = 1');
    const { failures } = sample.run([['addTable', sampleTable('u', { seed: LONG })], move(0)]);
    expect(failures.map(([, why]) => why)).toEqual(['full', 'full']);
    expect(sample.sqlite.readTable('t')?.entries).toEqual([]);
  });

  test('one that may not be written says so', () => {
    using sample = openBatches();
    sample.database.exec('PRAGMA query_only = ON');
    const { answers, failures } = sample.run([move(0), ['readGuest', 'anna']]);
    expect(failures).toMatchObject([[0, 'read-only', expect.any(String)]]);
    expect(answers[1]).toEqual(ANNA);
    sample.database.exec('PRAGMA query_only = OFF');
    expect(sample.run([move(0)]).failures).toEqual([]);
  });

  test('one that fails in another way says that', () => {
    using sample = openBatches();
    const fail = () => {
      throw new StoreError('failed', 'replaced');
    };
    const { failures } = sample.run([move(0), ['readGuest', 'anna']], fail);
    expect(failures).toEqual([[0, 'failed', 'replaced']]);
    expect(sample.sqlite.readTable('t')?.entries).toEqual([]);
  });
});
