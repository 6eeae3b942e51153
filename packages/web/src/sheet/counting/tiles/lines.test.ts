import { board } from '@sixfold/engine/board';
import { FastChance, startGame } from '@sixfold/engine';
import { sheetOf, tracksAfterCounting } from '@sixfold/engine/sheet';
import { expect, test } from 'vitest';
import { addLine, countedIn, dropLine, MOST_LINES, noHalves, withHalf, type Halves } from './lines.ts';
import { entryOf } from '../entry-of.ts';

const position = startGame(sheetOf(board), { players: 2, starter: 0, options: { partners: false } }, new FastChance(0));
const count = (halves: Halves) => entryOf(position.tracksOf(0), tracksAfterCounting(position, countedIn(halves)));

const half = (symbol: 'R' | 'B', ...lines: number[]) => ({ symbol, lines });

test('each half counts all its lines (B6)', () => {
  expect(count([half('R', 2, 1), half('B', 3)])).toEqual({ R: 3, B: 3 });
});

test('both halves of a double go to one track, and a marker stops at its end (B6, B7)', () => {
  expect(count([half('R', 4, 4, 3), half('R', 4, 4)])).toEqual({ R: 18 });
});

test('what has no symbol yet, or no line, brings nothing', () => {
  expect(count(noHalves)).toEqual({});
  expect(count(withHalf(noHalves, 1, half('B')))).toEqual({});
});

test('five lines lead away from half a tile, and any of them can be dropped', () => {
  const many = [1, 2, 3, 4, 5, 6].reduce(addLine, half('R'));
  expect(many.lines).toHaveLength(MOST_LINES);
  expect(dropLine(many, 0).lines).toEqual([2, 3, 4, 5]);
});
