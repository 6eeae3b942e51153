import type { TalkLine } from '@sixfold/protocol';
import { describe, expect, it } from 'vitest';
import { mergeTalk, NOTHING_HEARD } from './talk.ts';

const line = (number: number): TalkLine => ({
  number,
  at: number,
  seat: 0,
  name: 'Ada',
  said: { kind: 'phrase', phrase: 'hello' },
});
const told = (isWhole: boolean, ...numbers: number[]) => ({ lines: numbers.map(line), isWhole });
const numbersOf = ({ lines }: { lines: readonly TalkLine[] }): number[] => lines.map(({ number }) => number);

describe('what is said at a table', () => {
  it('is heard line by line, oldest first', () => {
    const heard = mergeTalk(mergeTalk(NOTHING_HEARD, told(false, 3)), told(false, 5));
    expect(numbersOf(heard)).toEqual([3, 5]);
  });

  it('is old if it is what one is told on coming, and else new', () => {
    expect(mergeTalk(NOTHING_HEARD, told(true, 3, 4)).before).toBe(4);
    expect(mergeTalk(NOTHING_HEARD, told(false, 0)).before).toBeLessThan(0);
  });

  it('is heard once, however often it is told', () => {
    const heard = mergeTalk(mergeTalk(NOTHING_HEARD, told(false, 3, 4)), told(false, 4, 5));
    expect(numbersOf(heard)).toEqual([3, 4, 5]);
  });

  it('is forgotten where all is told anew without it', () => {
    const heard = mergeTalk(mergeTalk(NOTHING_HEARD, told(true, 3, 4)), told(true, 3));
    expect(numbersOf(heard)).toEqual([3]);
    expect(heard.before).toBe(4);
  });

  it('is new if it was said while one was away', () => {
    expect(mergeTalk(mergeTalk(NOTHING_HEARD, told(true, 3)), told(true, 3, 4)).before).toBe(3);
  });

  it('is kept in part where it is much', () => {
    const many = Array.from({ length: 80 }, (_, index) => index);
    expect(numbersOf(mergeTalk(NOTHING_HEARD, told(true, ...many)))).toEqual(many.slice(30));
  });
});
