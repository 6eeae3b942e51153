import { expect, test } from 'vitest';
import { addDie, beforeRoll, diceOf, dropDie, groupsIn, nextSeat } from './counted.ts';

test('the mover’s dice are tapped in first, then those of others that nobody has told', () => {
  const lying = beforeRoll([], 3, 1);
  expect(nextSeat(lying, 1, 1)).toBe(1);
  const rolled = addDie(lying, 1, 'R');
  expect(nextSeat(rolled, 1, 1)).toBe(2);
  expect(nextSeat(addDie(addDie(rolled, 2, 'B'), 0, 'B'), 1, 1)).toBeNull();
});

test('what the others rolled stays, what the mover rolled is new', () => {
  expect(beforeRoll([['R'], ['B']], 2, 1)).toEqual([['R'], []]);
});

test('dice count once all of them are known, and each can be corrected', () => {
  const lying = [['R', 'B'], ['R']];
  expect([diceOf(lying, 0, 2), diceOf(lying, 1, 2)]).toEqual([['R', 'B'], null]);
  expect(diceOf(dropDie(lying, 0, 0), 0, 2)).toBeNull();
});

test('two of a kind are a group that may be a joker (D5)', () => {
  expect(groupsIn(['R', 'B', 'R', 'B'])).toEqual(['R', 'B']);
  expect(groupsIn(['R', 'B', 'G'])).toEqual([]);
});
