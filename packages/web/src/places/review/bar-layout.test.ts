import { expect, test } from 'vitest';
import { barOf, fullOf, partsShown } from './bar-layout.ts';

const review = (seesLuck: boolean, draws: number) => ({
  evaluation: { name: 'test', hash: '', seesLuck },
  total: { draws: [draws, -draws], unknowable: [0, 0], decisions: [-0.2, 0.2] },
});

test('where an evaluation sees too little of luck, decisions alone are shown', () => {
  expect(partsShown(review(true, 0))).toEqual(['draws', 'unknowable', 'decisions']);
  expect(partsShown(review(false, 0))).toEqual(['decisions']);
});

test('the longest bar that is shown takes half of the room, and all others are in proportion', () => {
  expect(fullOf(review(true, 0.4))).toBe(0.4);
  expect(fullOf(review(false, 0.4))).toBe(0.2);
  expect(barOf(0.4, 0.4)).toEqual({ x: 50, width: 50 });
  expect(barOf(-0.1, 0.4)).toEqual({ x: 37.5, width: 12.5 });
});

test('where nearly nothing happened no bar is long', () => {
  const { evaluation } = review(true, 0);
  const total = { draws: [0.001, -0.001], unknowable: [0, 0], decisions: [0, 0] };
  expect(barOf(0.001, fullOf({ evaluation, total })).width).toBeLessThan(1);
});
