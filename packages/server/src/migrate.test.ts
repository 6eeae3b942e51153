import { GAMES } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { checkTable, checkTables } from './migrate.ts';
import { makeTestFolder, openSample, playToTheEnd, sampleTable } from './store/samples.ts';
import { replayTable } from './store/replay.ts';

const { ruleset } = GAMES.dice.card;

test('tables that suit the installed rules are counted, the others are named', () => {
  using sample = openSample();
  const { sqlite } = sample;
  sqlite.addTable(sampleTable('fine', { ruleset }));
  sqlite.addTable(sampleTable('gathers', { ruleset, stage: 'gathering' }));
  sqlite.addTable(sampleTable('older', { ruleset: 0 }));
  sqlite.addTable(sampleTable('broken', { ruleset }));
  sqlite.append('broken', 0, { move: 'no such move' }, 2000);
  sqlite.addTable(sampleTable('unknown', { terms: { game: 'chess', options: {}, games: 1, starter: 0 } }));
  sqlite.addTable(sampleTable('past', { stage: 'closed', ruleset: 0 }));
  const { fine, findings } = checkTables(sample.folder);
  expect(fine).toBe(2);
  expect(Object.fromEntries(findings.map(({ table, what, error }) => [table, [what, error?.code]]))).toEqual({
    older: ['other-rules', undefined],
    broken: ['cannot-load', 'ruleset-changed'],
    unknown: ['cannot-load', 'unknown-game'],
  });
});

test('a table that people still play, and that is over by the rules, is named', () => {
  const stored = sampleTable('t', { ruleset });
  const table = replayTable(stored, []);
  if (!table.ok) throw new Error(table.error.code);
  const entries = playToTheEnd(table.value);
  expect(checkTable(stored, entries.slice(0, -1))).toBeNull();
  expect(checkTable(stored, entries)).toMatchObject({ table: 't', what: 'over' });
});

test('without a database there is nothing to check', () => {
  using folder = makeTestFolder();
  expect(() => checkTables(folder.path)).toThrow('there is no database');
});
