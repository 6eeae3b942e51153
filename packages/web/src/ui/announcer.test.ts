import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, hush, spoken } from './announcer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is said of all that has gathered, and in which of the two regions. */
function said(): readonly string[] {
  vi.runAllTimers();
  return spoken.value;
}

test('what comes together is told in order: event, consequence, turn, answer', () => {
  announce('1 of 3', 'answer');
  announce('It is your turn.', 'turn');
  announce('In the tray: red', 'consequence');
  announce('Bot: stop');
  expect(said().join('')).toBe('Bot: stop. In the tray: red. It is your turn. 1 of 3.');
});

test('nothing is told twice at once, and the same is told again at another time', () => {
  announce('No room here');
  announce('No room here');
  const first = said();
  expect(first.join('')).toBe('No room here.');
  announce('No room here');
  expect(said()).toEqual(first.toReversed());
});

test('nothing that was told to one is there when the next one takes the device', () => {
  announce('Your cards: red-blue');
  expect(said().join('')).not.toBe('');
  announce('Your cards: red-green');
  hush();
  expect(said()).toEqual(['', '']);
});
