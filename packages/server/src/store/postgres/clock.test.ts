import { expect, test } from 'vitest';
import { DatabaseClock } from './clock.ts';

test("the time is the database's, ten minutes off or not, and goes on by itself", () => {
  let steady = 100;
  const clock = new DatabaseClock(() => steady, 1_600_000);
  expect(clock.now()).toBe(1_600_000);
  steady = 110;
  clock.note(1_000_000, 90);
  expect(clock.now()).toBe(1_000_010);
  steady = 1110;
  expect(clock.now()).toBe(1_001_010);
});

test('what may be the way there and back changes nothing', () => {
  let steady = 0;
  const clock = new DatabaseClock(() => steady, 1_000_000);
  steady = 400;
  clock.note(1_000_010, 0);
  expect(clock.now()).toBe(1_000_400);
  clock.note(1_000_600, 200);
  expect(clock.now()).toBe(1_000_700);
});
