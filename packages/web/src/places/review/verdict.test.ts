import { expect, test } from 'vitest';
import { isFound, verdictOf } from './verdict.ts';

const PLAYED = { bestMove: 7, played: 'a1', loss: 0.1 };
const tried = (played: string, loss: number, mark: 0 | 2 | 5 | 10, bestMove = 7) => ({ played, loss, mark, bestMove });

test('the better move is found, also where another one turns out to be it', () => {
  expect(verdictOf(7, tried('b2', 0, 0), PLAYED)).toBe('best');
  expect(verdictOf(3, tried('c3', 0, 0, 3), PLAYED)).toBe('best');
});

test('what is not surely worse is as good', () => {
  expect(verdictOf(3, tried('c3', 0.01, 0), PLAYED)).toBe('asGood');
  expect(verdictOf(3, null, PLAYED)).toBe('asGood');
});

test('what is worse is compared with what was played', () => {
  expect(verdictOf(3, tried('c3', 0.04, 2), PLAYED)).toBe('closer');
  expect(verdictOf(3, tried('c3', 0.2, 10), PLAYED)).toBe('no');
  expect(verdictOf(2, tried('a1', 0.1, 10), PLAYED)).toBe('same');
});

test('only what is as good as the best is found', () => {
  expect((['best', 'asGood', 'closer', 'same', 'no', null] as const).filter(isFound)).toEqual(['best', 'asGood']);
});
