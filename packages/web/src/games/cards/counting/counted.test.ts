import type { Letter } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { afterPlay, countedIn, dropCard, missing, noTaps, tapSymbol, type CardTaps } from './counted.ts';

const tapAll = (taps: CardTaps, letters: string): CardTaps =>
  ([...letters] as Letter[]).reduce((before, letter) => tapSymbol(before, letter), taps);

test('two taps tell the card that is played, two more each open one', () => {
  const taps = tapAll(noTaps([], 3), 'RBRGROYV');
  expect(taps).toEqual({ played: ['R', 'B'], open: [['RG'], ['RO'], ['YV']], half: null });
  expect(missing(taps)).toBeNull();
});

test('every open card that shows a symbol counts for it (C5)', () => {
  expect(countedIn(tapAll(noTaps([], 3), 'RBRGROYB'))).toEqual([
    { symbol: 'R', lines: [2] },
    { symbol: 'B', lines: [1] },
  ]);
});

test('no card has a symbol twice (C1), and of two players each has two open cards (C2)', () => {
  const taps = tapAll(noTaps([], 2), 'RRBYY');
  expect([taps.played, taps.half, missing(taps)]).toEqual([['R', 'B'], 'Y', 0]);
});

test('the card stays open, and the oldest of that player goes (C7)', () => {
  const taps = tapAll(
    noTaps(
      [
        ['YG', 'YB'],
        ['OV', 'RV'],
      ],
      2,
    ),
    'RB',
  );
  expect(afterPlay(taps, 0)).toEqual([
    ['YB', 'RB'],
    ['OV', 'RV'],
  ]);
  expect(missing(dropCard(taps, 1, 0))).toBe(1);
});
