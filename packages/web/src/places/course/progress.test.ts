import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberSteps, stepsDone } from './progress.ts';

let stored: string | null = null;

beforeEach(() => {
  stored = null;
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: (_key: string, text: string) => (stored = text) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('each course goes on where it was left', () => {
  expect(stepsDone('board', 8)).toBe(0);
  rememberSteps('board', 3);
  rememberSteps('dice', 6);
  expect([stepsDone('board', 8), stepsDone('dice', 6), stepsDone('cards', 7)]).toEqual([3, 6, 0]);
});

test.each(['nonsense', '[]', 'null', '{"board":"x"}', '{"board":-1}', '{"board":9}', '{"board":1.5}'])(
  'what is stored may be %s: then it begins anew',
  (text) => {
    stored = text;
    expect(stepsDone('board', 8)).toBe(0);
    rememberSteps('board', 2);
    expect(stepsDone('board', 8)).toBe(2);
  },
);

test('without storage it begins anew', () => {
  vi.unstubAllGlobals();
  rememberSteps('board', 2);
  expect(stepsDone('board', 8)).toBe(0);
});
