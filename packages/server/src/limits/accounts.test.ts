import { expect, test } from 'vitest';
import { Account, Accounts } from './accounts.ts';
import { costOf, costOfBytes, COSTS } from './costs.ts';

/** For each: so much at once, and after as much again in vain no more. */
const SHARES = { connectionWork: 10, guestWork: 20, addressWork: 30 };
const [OF_CONNECTION, OF_GUEST, OF_ADDRESS] = [400, 800, 1200];

test('a connection spends what is its own', () => {
  const account = new Account(new Accounts(SHARES), 'a');
  expect([account.take(OF_CONNECTION - 1, null), account.take(100, null)]).toEqual([true, false]);
  expect(account.isOverdrawn).toBe(false);
  account.take(OF_CONNECTION, null);
  expect(account.isOverdrawn).toBe(true);
});

test('all connections of a guest spend from one allowance, wherever they come from', () => {
  const accounts = new Accounts(SHARES);
  const takes = ['a', 'b', 'c'].map((address) => new Account(accounts, address).take(OF_GUEST / 2 - 10, 'ada'));
  expect(takes).toEqual([true, true, false]);
  expect(new Account(accounts, 'd').take(1, 'bea')).toBe(true);
});

test('all connections of an address do, also those who come again', () => {
  const accounts = new Accounts(SHARES);
  const takes = Array.from({ length: 4 }, () => new Account(accounts, 'a').take(OF_ADDRESS / 3 - 10, null));
  expect(takes).toEqual([true, true, true, false]);
  expect([accounts.take('a', 1), accounts.take('b', 1)]).toEqual([false, true]);
  expect(accounts.isOverdrawn('a')).toBe(false);
  accounts.take('a', OF_ADDRESS);
  expect([accounts.isOverdrawn('a'), accounts.isOverdrawn('b')]).toEqual([true, false]);
  expect(new Account(accounts, 'a').isOverdrawn).toBe(true);
});

test('bytes cost before anything is read, and a record by what it takes to play it', () => {
  const opening = (hasRecord: boolean, game = 'board') => ({ game, hasRecord });
  expect([0, 1023, 1024, 65_536].map(costOfBytes)).toEqual([1, 1, 2, 65]);
  expect(costOf('open', 5000, opening(false))).toBe(COSTS.open);
  expect(costOf('open', 16 * 1024, opening(true))).toBe(COSTS.open + 800);
});

test('a table costs what it takes to commit to its luck', () => {
  const open = (game: string) => costOf('open', 100, { game, hasRecord: false }) - COSTS.open;
  expect(['dice', 'stones', 'cards', 'chess'].map(open)).toEqual([102, 51, 0, 0]);
});
