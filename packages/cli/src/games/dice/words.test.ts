import { expect, test } from 'vitest';
import { words } from './words.ts';

test('a score is told with its jokers; a roll is told by the dice', () => {
  expect(words.sayMove({ type: 'roll' })).toBeNull();
  expect(words.sayMove({ type: 'score', jokers: {} })).toBe('scored');
  expect(words.sayMove({ type: 'score', jokers: { R: 'B', Y: 'G' } })).toBe('scored with jokers R as B, Y as G');
});

test('the setup is told with the dice of those who rolled', () => {
  expect(words.saySetup({ dice: [null, ['R', 'R', 'G', 'V']] })).toEqual([
    'Dice of seat 0: not rolled yet',
    'Dice of seat 1: R R G V',
  ]);
});
