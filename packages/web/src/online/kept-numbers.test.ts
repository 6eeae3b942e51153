import { beforeEach, expect, test, vi } from 'vitest';
import { keptNumbers } from './kept-numbers.ts';

let stored: string | null = null;
beforeEach(() => {
  stored = null;
  vi.stubGlobal('sessionStorage', { getItem: () => stored, setItem: (_key: string, text: string) => (stored = text) });
});

test('a number outlives the page that chose it', () => {
  keptNumbers.set('root/0/1', 'ab');
  expect(stored).toContain('root/0/1');
  expect(keptNumbers.get('root/0/1')).toBe('ab');
  expect(keptNumbers.get('root/1/1')).toBeUndefined();
});

test('only those of the last rounds are kept', () => {
  for (let round = 0; round < 30; round++) keptNumbers.set(`root/${round}/0`, String(round));
  expect(keptNumbers.get('root/5/0')).toBeUndefined();
  expect(keptNumbers.get('root/6/0')).toBe('6');
  expect(keptNumbers.get('root/29/0')).toBe('29');
});

test('where nothing can be stored, or something else was, there is none', () => {
  stored = '{';
  expect(keptNumbers.get('root/0/0')).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  keptNumbers.set('root/0/0', 'ab');
  expect(keptNumbers.get('root/0/0')).toBeUndefined();
});
