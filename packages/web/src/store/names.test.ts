import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetName, rememberedNames, rememberNames } from './names.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => void vi.unstubAllGlobals());

test('names are remembered, last used first, each once, and not without end', () => {
  rememberNames(['Ada', 'Bo']);
  rememberNames(['', 'Cy', 'Ada']);
  expect(rememberedNames()).toEqual(['Cy', 'Ada', 'Bo']);
  rememberNames(Array.from({ length: 100 }, (_, index) => `N${index}`));
  expect(rememberedNames()).toHaveLength(8);
});

test('a name can be forgotten', () => {
  rememberNames(['Ada', 'Bo']);
  forgetName('Ada');
  expect(rememberedNames()).toEqual(['Bo']);
});

test.each(['{', '7', '[1, null]'])('%s in the storage is no name', (text) => {
  stored.set('sixfold-names', text);
  expect(rememberedNames()).toEqual([]);
});

test('without storage nobody is remembered', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberNames(['Ada']);
  expect(rememberedNames()).toEqual([]);
});
