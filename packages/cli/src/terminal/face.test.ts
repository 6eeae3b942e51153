import { expect, test } from 'vitest';
import { nameAt, ownerOf, YOU } from './face.ts';

test('what belongs to whom', () => {
  expect(ownerOf('Anna')).toBe("Anna's");
  expect(ownerOf(YOU)).toBe('Your');
});

test('seats are called by name, or by number where there is none', () => {
  expect(nameAt(['Anna', 'Ben'], 1)).toBe('Ben');
  expect(nameAt(['Anna', 'Ben'], 2)).toBe('Seat 2');
});
