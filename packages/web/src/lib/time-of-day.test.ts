import { expect, test } from 'vitest';
import { makeTime, parseTime } from './time-of-day.ts';

test('times of the day are minutes after midnight', () => {
  expect([0, 485, 1439].map(makeTime)).toEqual(['00:00', '08:05', '23:59']);
  expect(['00:00', '08:05', '23:59', ''].map(parseTime)).toEqual([0, 485, 1439, null]);
});
