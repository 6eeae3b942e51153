import type { SeatNews } from '@sixfold/protocol';
import { expect, test } from 'vitest';
import { substitutedPlies } from './stand-ins.ts';

const news = (what: SeatNews['what'], round: number, ply: number, seat = 1): SeatNews => ({
  what,
  round,
  ply,
  seat,
  at: 0,
  name: 'Bo',
  bot: null,
  by: null,
});

const MOVERS = [0, 1, 0, 1, 0, 1];

test('what a bot plays for somebody who is away counts until they are back', () => {
  expect(substitutedPlies([news('replaced', 0, 2), news('returned', 0, 4)], 0, MOVERS)).toEqual([3]);
  expect(substitutedPlies([news('replaced', 0, 2)], 1, MOVERS)).toEqual([1, 3, 5]);
});

test('whoever gave up left that game to a bot, and no other', () => {
  const resigned = [news('timed-out', 1, 3), news('resigned', 1, 3)];
  expect(substitutedPlies(resigned, 0, MOVERS)).toEqual([]);
  expect(substitutedPlies(resigned, 1, MOVERS)).toEqual([3, 5]);
  expect(substitutedPlies(resigned, 2, MOVERS)).toEqual([]);
});

test('a bot that sat there from the beginning plays for itself', () => {
  expect(substitutedPlies([news('filled', 0, 0)], 0, MOVERS)).toEqual([]);
});
