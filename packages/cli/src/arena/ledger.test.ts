import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { Ledger, readLedger } from './ledger.ts';
import { PLAN, PLAYED } from './plan.fixture.ts';

const folder = temporaryFolder();
const fileIn = (name: string): string => join(folder, name, 'games.jsonl');

/** A ledger with the first games in it. */
function kept(name: string, games: number): Ledger {
  const ledger = new Ledger(join(folder, name), PLAN);
  for (const played of PLAYED.slice(0, games)) ledger.add(played);
  return ledger;
}

test('what was played is found again, by those who go on and by those who only read', () => {
  kept('whole', 3);
  expect(new Ledger(join(folder, 'whole'), PLAN).played).toEqual(PLAYED.slice(0, 3));
  const read = readLedger(join(folder, 'whole'));
  expect(read?.played).toEqual(PLAYED.slice(0, 3));
  expect(read?.plan).toMatchObject(PLAN);
});

test('the file is a line of what is played, then a line a game', () => {
  kept('lines', 2);
  const [head, ...games] = readFileSync(fileIn('lines'), 'utf8').trimEnd().split('\n');
  expect(JSON.parse(head!)).toEqual({ format: 'sixfold-arena/2', ...PLAN });
  expect(games.map((line) => JSON.parse(line))).toEqual(PLAYED.slice(0, 2));
});

test.each([
  ['half a line', '{"game":2,"deal":1,"se'],
  ['a game out of turn', `${JSON.stringify(PLAYED[3])}\n`],
  ['what is no game', 'hello\n{"game":2}\n'],
])('%s at the end is dropped, and the next game takes its place', (name, rest) => {
  kept(name, 2);
  const before = readFileSync(fileIn(name), 'utf8');
  appendFileSync(fileIn(name), rest);
  const ledger = new Ledger(join(folder, name), PLAN);
  expect(readFileSync(fileIn(name), 'utf8')).toBe(before);
  ledger.add(PLAYED[2]!);
  expect(new Ledger(join(folder, name), PLAN).played).toEqual(PLAYED.slice(0, 3));
});

test('a head that was only half written is written anew', () => {
  mkdirSync(join(folder, 'half'));
  writeFileSync(fileIn('half'), '{"format":"sixfold-');
  expect(new Ledger(join(folder, 'half'), PLAN).played).toEqual([]);
  expect(readLedger(join(folder, 'half'))?.plan).toMatchObject(PLAN);
});

test('the games of another arena are not mixed with these', () => {
  kept('other', 1);
  expect(() => new Ledger(join(folder, 'other'), { ...PLAN, seed: '2' })).toThrow(
    `${join(folder, 'other')} holds the games of another arena: use the same arguments or another folder`,
  );
});

test('where nothing was played there is nothing to read', () => {
  expect(readLedger(join(folder, 'nowhere'))).toBeNull();
  mkdirSync(join(folder, 'empty'));
  writeFileSync(fileIn('empty'), '');
  expect(readLedger(join(folder, 'empty'))).toBeNull();
});

test('a folder that cannot be written to is a wrong use', () => {
  expect(() => new Ledger('/dev/null/arena', PLAN)).toThrow('cannot write to /dev/null/arena: ENOTDIR');
});
