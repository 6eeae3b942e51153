import { GAMES } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { granted } from '../contract/errors.ts';
import type { TableEvent } from '../log/events.ts';
import { Table } from '../table/table.ts';
import { MemoryStore } from './memory-store.ts';
import type { Append } from './store.ts';

const OPENED: TableEvent = {
  at: 1,
  type: 'opened',
  version: 1,
  terms: { game: 'dice', options: {}, games: 1, starter: 0 },
  ruleset: GAMES.dice.card.ruleset,
  seed: 'seed',
  seats: [
    { kind: 'person', person: 'ada' },
    { kind: 'open', invite: null },
  ],
  host: 'ada',
  isPublic: true,
};

/** A table that is opened by the first append; what is added later counts at once. */
function begin(id: string) {
  const table = granted(Table.fold(id, GAMES.dice, [OPENED]));
  const opening: Append = { from: 0, events: [OPENED], table, isListed: true, labels: ['', 'Bea'] };
  const add = (event: TableEvent, from = table.length): Append => {
    table.apply(event);
    return { from, events: [event], table, isListed: true };
  };
  return { opening, add };
}

const SAT: TableEvent = { at: 2, type: 'sat', seat: 1, person: 'bo' };
const CLOSED: TableEvent = { at: 3, type: 'closed' };

test('a log is read from any number on, and each number is given once', async () => {
  const [store, { opening, add }] = [new MemoryStore(), begin('t')];
  expect(await store.append([opening])).toBe(true);
  expect(await store.append([opening])).toBe(false);
  expect(await store.append([add(SAT)])).toBe(true);
  expect([await store.read('t', 0), await store.read('t', 1), await store.read('t', 2)]).toEqual([
    [OPENED, SAT],
    [SAT],
    [],
  ]);
  expect(await store.read('other', 0)).toEqual([]);
});

test('what would leave a gap is a failure', async () => {
  const [store, { opening, add }] = [new MemoryStore(), begin('t')];
  await store.append([opening]);
  await expect(store.append([add(SAT, 2)])).rejects.toMatchObject({ why: 'failed' });
  expect(await store.read('t', 0)).toEqual([OPENED]);
});

test('several tables are written together or not at all', async () => {
  const [store, first, second] = [new MemoryStore(), begin('t'), begin('u')];
  await store.append([first.opening]);
  await store.append([first.add(SAT)]);
  expect(await store.append([second.opening, first.add(CLOSED, 1)])).toBe(false);
  expect([await store.read('u', 0), await store.names('u')]).toEqual([[], []]);
  expect(await store.append([second.opening, first.add(CLOSED, 2)])).toBe(true);
  expect(await store.read('u', 0)).toEqual([OPENED]);
});

test('people are called what they are called now, and a label goes when its seat is taken', async () => {
  const people = new Map([
    ['ada', 'Ada'],
    ['bo', 'Bo'],
  ]);
  const [store, { opening, add }] = [new MemoryStore((id) => people.get(id) ?? ''), begin('t')];
  await store.append([opening]);
  expect(await store.names('t')).toEqual(['Ada', 'Bea']);
  await store.append([add(SAT)]);
  people.set('ada', 'Adele');
  expect(await store.names('t')).toEqual(['Adele', 'Bo']);
  await store.append([add({ at: 3, type: 'cleared', seat: 1, invite: null })]);
  expect(await store.names('t')).toEqual(['Adele', '']);
  await store.append([add({ at: 4, type: 'filled', seat: 1, bot: 'club' })]);
  expect(await store.names('t')).toEqual(['Adele', 'club']);
});
