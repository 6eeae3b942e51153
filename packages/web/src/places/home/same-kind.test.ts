import { expect, test } from 'vitest';
import type { TableSummary } from '../../store/index.ts';
import { againstBot, person, tableOf } from '../setup/draft.ts';
import { sameKind } from './same-kind.ts';

const LEFT: TableSummary = {
  id: 'a',
  config: { game: 'dice', options: {}, games: 1, starter: 0, seats: againstBot('Anna', 'club').seats },
  round: 0,
  ply: 4,
  updated: '',
  isOver: false,
};

test('a table is asked for if the same game was left, for as many people and bots', () => {
  expect(sameKind(LEFT, 'dice', againstBot('Ben', 'master'))).toBe(true);
  expect(sameKind(LEFT, 'cards', againstBot('Anna'))).toBe(false);
  expect(sameKind(LEFT, 'dice', tableOf(person(''), person('')))).toBe(false);
});

test('nobody is asked for a table that is over, or at which nothing was played', () => {
  expect(sameKind({ ...LEFT, isOver: true }, 'dice', againstBot(''))).toBe(false);
  expect(sameKind({ ...LEFT, ply: 0 }, 'dice', againstBot(''))).toBe(false);
});

test('a score board that was left is no game to be gone on with in its stead', () => {
  const board = { ...LEFT, config: { ...LEFT.config, isPrinted: true as const } };
  expect(sameKind(board, 'dice', againstBot(''))).toBe(false);
});
