import { expect, test } from 'vitest';
import { words } from './words.ts';

test('a card is told with the colour first that was scored first', () => {
  expect(words.sayMove({ type: 'play', card: 'RB', first: 'R' })).toBe('played RB');
  expect(words.sayMove({ type: 'play', card: 'RB', first: 'B' })).toBe('played BR');
  expect(words.sayMove({ type: 'play', card: 'GG', first: 'G' })).toBe('played GG');
});

test('the choice at the end of a turn is told without its cards', () => {
  expect(words.sayMove({ type: 'swap' })).toBe('swapped');
  expect(words.sayMove({ type: 'refill' })).toBe('kept all');
});

test('the setup is told hand by hand, then what lies open', () => {
  expect(words.saySetup({ hands: [['RO', 'GG'], ['VV']], open: [['RR'], ['BB']] })).toEqual([
    'Cards of seat 0: RO GG',
    'Cards of seat 1: VV',
    'Face-up cards of seat 0: RR',
    'Face-up cards of seat 1: BB',
  ]);
});
