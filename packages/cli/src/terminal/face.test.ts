import { expect, test } from 'vitest';
import { nameAt, sayOwned, sayTurnOf, YOU } from './face.ts';

test('what belongs to whom', () => {
  expect(sayOwned('Anna', 'RB')).toBe("Anna's RB");
  expect(sayTurnOf(YOU)).toBe('Your turn');
});

test('seats are called by name, or by number where there is none', () => {
  expect(nameAt(['Anna', 'Ben'], 1)).toBe('Ben');
  expect(nameAt(['Anna', 'Ben'], 2)).toBe('Seat 2');
});
