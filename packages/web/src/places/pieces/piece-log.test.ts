import { expect, test } from 'vitest';
import { after, beginLog, parseLogs, undo, type LogReader, type PieceLog } from './piece-log.ts';

const SEED = '00112233445566778899aabbccddeeff';
const NEW = 'ffeeddccbbaa99887766554433221100';

/** Counts up to three, for one to three players. */
const COUNTING: LogReader<'one', number> = {
  players: [1, 2, 3],
  parseDeed: (input) => (input === 'one' ? input : null),
  fold: ({ deeds }) => (deeds.length <= 3 ? deeds.length : null),
};

const log = (...deeds: 'one'[]): PieceLog<'one'> => ({ players: 3, seed: SEED, deeds });

const readAgain = (input: unknown): unknown => parseLogs(JSON.parse(JSON.stringify(input)), COUNTING, NEW);

test('what was done is read as it was kept', () => {
  const logs = { now: log('one', 'one'), before: log('one') };
  expect(readAgain(logs)).toEqual(logs);
});

test('an undone deed leaves the log as it was', () => {
  expect(undo(after(log('one'), 'one'))).toEqual(log('one'));
  expect(undo(log())).toEqual(log());
});

test.each([
  ['nothing', null],
  ['nonsense', 'nonsense'],
  ['a list', []],
  ['no deeds', { now: { players: 3, seed: SEED } }],
  ['a number of players that there is not', { now: { ...log(), players: 4 } }],
  ['no seed', { now: { ...log(), seed: 'x' } }],
  ['a deed that is none', { now: { ...log(), deeds: ['one', 'two'] } }],
  ['what cannot have been', { now: log('one', 'one', 'one', 'one') }],
])('where %s is kept, all begins anew for two', (_what, input) => {
  expect(readAgain(input)).toEqual({ now: beginLog(2, NEW), before: null });
});

test('what was before may be nonsense for all that is now', () => {
  expect(readAgain({ now: log('one'), before: 'x' })).toEqual({ now: log('one'), before: null });
});
