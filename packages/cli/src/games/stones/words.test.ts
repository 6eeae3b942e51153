import { expect, test } from 'vitest';
import { words } from './words.ts';

test.each([
  ['draw', null],
  ['stop', 'stopped'],
  ['take', 'took'],
  ['pass', 'passed'],
] as const)('%s is told as %j', (type, said) => {
  expect(words.sayMove({ type })).toBe(said);
});

test('the setup is told with the middle and the goal', () => {
  expect(words.saySetup({ middle: ['R', 'O', 'B'], goal: 7 })).toEqual(['Centre: R O B', 'Goal: 7 of each colour']);
});
