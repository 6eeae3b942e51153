import { expect, test } from 'vitest';
import { Paint } from '../terminal/paint.ts';
import { sayReason } from './reasons.ts';

test.each([
  [{ code: 'weakest', symbol: 'R', points: 2 }, 'it brings red, one of your weakest colours, 2 steps forward'],
  [{ code: 'blocks', seat: 1, symbol: 'V', points: 1 }, "it blocks Ben's violet (1 point)"],
  [{ code: 'prepares', symbol: 'B', points: 3.25 }, 'it sets up your next move in blue (3.3 points)'],
  [{ code: 'worth-the-risk', risk: 0.278 }, 'it is worth the risk (chance of failing: 28%)'],
] as const)('%j', (reason, said) => {
  expect(sayReason(reason, ['Anna', 'Ben'], new Paint(false))).toBe(said);
});
