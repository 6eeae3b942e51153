import { expect, test } from 'vitest';
import { takenBack } from './laid.ts';

const board = (...fields: number[]): Uint8Array => Uint8Array.from(fields);

const first = { ply: 0, before: board(9, 9, 9, 9), after: board(1, 2, 9, 9) };
const second = { ply: 1, before: board(1, 2, 9, 9), after: board(1, 3, 9, 4) };

test('a tile whose entry is taken back is lifted, and what it lay on is seen again', () => {
  expect(takenBack(second.after, [first, second], 1)).toEqual(first.after);
});

test('several entries are taken back at once', () => {
  expect(takenBack(second.after, [first, second], 0)).toEqual(first.before);
});

test('what was painted since then stays', () => {
  expect(takenBack(board(1, 3, 5, 4), [first, second], 1)).toEqual(board(1, 2, 5, 9));
});

test('what was laid before stays', () => {
  expect(takenBack(second.after, [first, second], 2)).toEqual(second.after);
});
