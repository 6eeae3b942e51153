import { expect, test } from 'vitest';
import type { Letter } from '../../contract/symbols.ts';
import { sheetOf } from '../played.ts';
import { bestJokers, countDice, dice, type LyingDice } from './index.ts';

/** The view of a sheet of two, with the first seat's tracks. */
function viewWith(tracks: number[]) {
  const sheet = sheetOf(dice);
  const position = sheet.blank({ players: 2, options: {}, starter: 0 });
  position.tracks.set(tracks);
  return sheet.view(position, null);
}

const isLetter = (text: string): text is Letter => 'ROYGBV'.includes(text);
const lying = (...seats: (string | null)[]): LyingDice =>
  seats.map((seat) => (seat === null ? null : [...seat].filter(isLetter)));

const NONE = viewWith([0, 0, 0, 0, 0, 0]);

test('D4 each die counts for every equal one of the others', () => {
  expect(countDice(NONE, lying('RRBV', 'RBBG'), {})).toEqual({ ok: true, value: [2, 0, 0, 0, 2, 0] });
});

test('D5 a group can be a joker for any symbol, and only a group can', () => {
  expect(countDice(NONE, lying('RRRV', 'RBBG'), { R: 'Y' })).toEqual({ ok: true, value: [0, 0, 2, 0, 0, 0] });
  expect(countDice(NONE, lying('RRRV', 'RBBG'), { V: 'Y' })).toMatchObject({ error: { code: 'no-such-group' } });
});

test('D6 what cannot be crossed is lost', () => {
  const view = viewWith([3, 1, 1, 1, 1, 0]);
  expect(countDice(view, lying('RROO', 'RRGG'), {})).toEqual({ ok: true, value: [3, 1, 1, 1, 1, 0] });
  expect(countDice(view, lying('RROO', 'RRGG'), { O: 'V' })).toEqual({ ok: true, value: [6, 1, 1, 1, 1, 1] });
});

test('D2 dice of those who have not rolled do not count', () => {
  expect(countDice(NONE, lying('RRBV', null), {})).toEqual({ ok: true, value: [0, 0, 0, 0, 0, 0] });
});

test('the jokers to begin with bring the most crosses, and of several ways the best one (F4)', () => {
  expect(bestJokers(NONE, lying('RRBG', 'OOYY'))).toEqual({ R: 'R' });
  expect(bestJokers(viewWith([3, 1, 1, 1, 1, 0]), lying('RROO', 'RRGG'))).toEqual({ O: 'V' });
  expect(bestJokers(viewWith([3, 1, 1, 1, 1, 2]), lying('RRBG', 'RRGG'))).toEqual({});
});
