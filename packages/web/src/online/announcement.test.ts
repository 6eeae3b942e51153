import type { ServerToClient } from '@sixfold/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announced, hearAnnouncements } from './announcement.ts';

let say: (body: ServerToClient['announcement']) => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  // The server's clock is 500 ms ahead.
  hearAnnouncements({ ahead: 500, on: (_name, react) => ((say = react as typeof say), () => true) });
});
afterEach(() => vi.useRealTimers());

test('what is said stays until its time has come by the clock of the server', () => {
  say({ text: 'Back soon', until: 3500 });
  expect(announced.value).toBe('Back soon');
  vi.advanceTimersByTime(1999);
  expect(announced.value).toBe('Back soon');
  vi.advanceTimersByTime(1);
  expect(announced.value).toBe('');
});

test('what is said later counts for as long as it says, and an empty text takes it back', () => {
  say({ text: 'Back soon', until: 3500 });
  say({ text: 'Back in an hour', until: 9500 });
  vi.advanceTimersByTime(5000);
  expect(announced.value).toBe('Back in an hour');
  say({ text: '', until: 0 });
  expect(announced.value).toBe('');
});
