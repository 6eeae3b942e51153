import type { GameId } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { checkTable, checkTables } from './migrate.ts';
import { ANNA, anything, makeTestFolder, OPEN, openSample, Sample, seatOf } from './store/store.fixture.ts';

test('tables that suit the installed rules are counted, the others are named', () => {
  using sample = openSample();
  const tables = {
    fine: new Sample('fine'),
    gathers: new Sample('gathers', { seats: [seatOf(ANNA), OPEN] }),
    older: new Sample('older', { ruleset: 0 }),
    broken: new Sample('broken'),
    olderBroken: new Sample('older-broken', { ruleset: 0 }),
    past: new Sample('past', { ruleset: 0 }),
  };
  for (const { opening } of Object.values(tables)) sample.append(opening);
  for (const table of [tables.broken, tables.olderBroken]) sample.append(anything(table, 1, 'no such move'));
  sample.append(tables.past.add({ at: 2000, type: 'closed' }));
  const [opened] = new Sample('unknown').opening.events;
  const chess = { ...opened!, terms: { game: 'chess' as GameId, options: {}, games: 1, starter: 0 } };
  sample.append({ ...new Sample('unknown').opening, events: [chess] });
  const { fine, findings } = checkTables(sample.folder);
  expect(fine).toBe(2);
  expect(Object.fromEntries(findings.map(({ table, what, error }) => [table, [what, error?.code]]))).toEqual({
    older: ['other-rules', undefined],
    broken: ['cannot-load', 'malformed'],
    'older-broken': ['cannot-load', 'ruleset-changed'],
    unknown: ['cannot-load', 'unknown-game'],
  });
});

test('a table that people still play, and that is over by the rules, is named', () => {
  const table = new Sample('t');
  const events = [table.opening, ...table.finish()].flatMap((append) => append.events);
  expect(checkTable('t', events.slice(0, -1))).toBeNull();
  expect(checkTable('t', events)).toMatchObject({ table: 't', what: 'over' });
});

test('a log of a later version, and one that is none, are named', () => {
  expect(checkTable('t', [{ at: 1, type: 'flew' }])).toMatchObject({
    what: 'cannot-load',
    error: { code: 'newer-format' },
  });
  expect(checkTable('t', [])).toMatchObject({ what: 'cannot-load', error: { code: 'no-such-table' } });
});

test('without a database there is nothing to check', () => {
  using folder = makeTestFolder();
  expect(() => checkTables(folder.path)).toThrow('there is no database');
});
