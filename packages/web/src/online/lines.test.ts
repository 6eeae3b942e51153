import type { Stage, TableLine } from '@sixfold/protocol';
import { expect, test } from 'vitest';
import { SPOKEN } from '../games/all-messages.fixture.ts';
import { goesOn, sayAgo, waitingFirst, withLine } from './lines.ts';

const line = (table: string, stage: Stage, turn: number | null, minute = 0, you: number | null = 0): TableLine => ({
  table,
  stage,
  turn,
  you,
  terms: { game: 'dice', options: {}, games: 1, starter: null },
  seats: [],
  touched: `2025-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`,
});

const ids = (tables: readonly TableLine[]): string[] => tables.map(({ table }) => table);

test('all tables are listed, mine first by how long they wait, the others by what happened last', () => {
  const tables = [
    line('old', 'gathering', null, 1),
    line('mine', 'playing', 0, 9),
    line('theirs', 'playing', 1, 5),
    line('mine for longer', 'playing', 0, 2),
  ];
  expect(ids(waitingFirst(tables))).toEqual(['mine for longer', 'mine', 'theirs', 'old']);
  expect([line('a', 'over', null), line('b', 'closed', null), line('c', 'playing', 1)].map(goesOn)).toEqual([
    false,
    false,
    true,
  ]);
});

test('a table that changes takes the place of what was known of it, and goes once one does not sit there', () => {
  const tables = [line('a', 'gathering', null), line('b', 'playing', 1)];
  expect(withLine(tables, line('b', 'playing', 0)).map(({ turn }) => turn)).toEqual([0, null]);
  expect(ids(withLine(tables, line('a', 'gathering', null, 0, null)))).toEqual(['b']);
  expect(ids(withLine(tables, line('new', 'gathering', null)))).toEqual(['new', 'a', 'b']);
});

test('how long a table waits is said in words', () => {
  const at = '2025-01-02T12:00:00.000Z';
  const after = (ms: number, language: 'de' | 'en'): string =>
    SPOKEN[language].online.since(sayAgo(at, Date.parse(at) + ms, language));
  const [minute, day] = [60_000, 86_400_000];
  expect([59_000, 5 * minute, day, 3 * day].map((ms) => after(ms, 'de'))).toEqual([
    '',
    'seit 5 Minuten',
    'seit gestern',
    'seit 3 Tagen',
  ]);
  expect([59_000, 5 * minute, day, 3 * day].map((ms) => after(ms, 'en'))).toEqual([
    '',
    'for 5 minutes',
    'since yesterday',
    'for 3 days',
  ]);
});
