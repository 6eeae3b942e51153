import type { Stage, TableLine } from '@sixfold/protocol';
import { expect, test } from 'vitest';
import { waitingFirst } from './lines.ts';

const line = (table: string, stage: Stage, turn: number | null, you = 0): TableLine => ({
  table,
  stage,
  turn,
  you,
  terms: { game: 'dice', options: {}, games: 1, starter: null },
  seats: [],
  touched: '2025-01-01T00:00:00.000Z',
});

test('tables at which one is to move come first, those that are over not at all', () => {
  const tables = [
    line('theirs', 'playing', 1),
    line('over', 'over', null),
    line('mine', 'playing', 0),
    line('waiting', 'gathering', null),
    line('closed', 'closed', 0),
  ];
  expect(waitingFirst(tables).map(({ table }) => table)).toEqual(['mine', 'theirs', 'waiting']);
});
