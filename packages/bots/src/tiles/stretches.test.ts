import { fieldAt } from '@sixfold/engine';
import { board } from '@sixfold/engine/board';
import { expect, test } from 'vitest';
import { Stretches } from './stretches.ts';

const RED = 0;
const ORANGE = 1;

const start = () => board.blank({ players: 1, options: { startSymbols: 'any', partners: false }, starter: 0 });

/** The printed corners and these fields besides. */
function stretchesWith(...laid: readonly (readonly [symbol: number, q: number, r: number])[]): Stretches {
  const { board: fields, tops } = start();
  for (const [symbol, q, r] of laid) tops[fieldAt(q, r)] = symbol;
  const stretches = new Stretches(fields);
  stretches.read(tops);
  return stretches;
}

test('a printed corner can grow along two edges and through the middle', () => {
  // Two edges of four free fields, and a line of nine of which four count.
  const { best, second, sum } = stretchesWith();
  expect(Array.from(best)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(Array.from(second)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(Array.from(sum)).toEqual([12, 12, 12, 12, 12, 12]);
});

test('another symbol cuts a stretch short, the own one makes it better', () => {
  // On the edge from red (5,-5) to green (5,0): one free field, then orange.
  expect(stretchesWith([ORANGE, 5, -3]).sum[RED]).toBe(12 - 3);
  // Two red fields with three free ones on the edge; the new field's two other lines have one red field.
  const longer = stretchesWith([RED, 5, -4]);
  expect(longer.best[RED]).toBe(2 * 3);
  expect(longer.second[RED]).toBe(4);
  expect(longer.sum[RED]).toBe(6 + 4 + 4 + 4 + 4);
});

test('a stretch without a free field is worth nothing', () => {
  const walled = stretchesWith([ORANGE, 5, -4], [ORANGE, 4, -5], [ORANGE, 4, -4]);
  expect(walled.sum[RED]).toBe(0);
});

test('what is taken away again is forgotten', () => {
  const { board: fields, tops } = start();
  const stretches = new Stretches(fields);
  stretches.read(tops.with(fieldAt(5, -4), ORANGE));
  stretches.read(tops);
  expect(Array.from(stretches.sum)).toEqual([12, 12, 12, 12, 12, 12]);
});
