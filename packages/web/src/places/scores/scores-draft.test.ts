import { board } from '@sixfold/engine/board';
import { dice } from '@sixfold/engine/dice';
import { expect, test } from 'vitest';
import {
  canMove,
  firstDraft,
  inWay,
  makeScoresAsk,
  makeWishes,
  moveName,
  openWays,
  withName,
  withPlayers,
} from './scores-draft.ts';

const draft = firstDraft(['Ada', 'Bo']);

test('a game has the ways that its rules know', () => {
  expect(openWays(board.card)).toEqual(['against', 'partners', 'solo']);
  expect(openWays(dice.card)).toEqual(['against']);
});

test('people are called as they were last, and no name is lost by trying', () => {
  const named = withName(withPlayers(draft, 4), 3, 'Dan');
  const back = withPlayers(withPlayers(named, 2), 4);
  expect(makeWishes(board.card, back).seats.map(({ name }) => name)).toEqual(['Ada', 'Bo', '', 'Dan']);
});

test('partners are four, and the option says so', () => {
  const { seats, options, isPrinted } = makeWishes(board.card, inWay(draft, 'partners'));
  expect([seats.length, options, isPrinted]).toEqual([4, { partners: true }, true]);
});

test('whoever was to start and does not play any more is not waited for', () => {
  expect(withPlayers({ ...withPlayers(draft, 4), starter: 3 }, 3).starter).toBeNull();
  expect(inWay({ ...draft, isOnline: true, starter: 1 }, 'solo')).toMatchObject({ isOnline: false, starter: null });
});

test('on every phone the first seat is one’s own, and the others are kept by name', () => {
  const ask = makeScoresAsk(dice.card, withPlayers(draft, 3));
  expect(ask.seats).toEqual([{ kind: 'me' }, { kind: 'open', name: 'Bo' }, { kind: 'open' }]);
  expect(ask.terms).toEqual({ game: 'dice', options: {}, games: 1, starter: null, isPrinted: true });
});

test('neighbours exchange places and so colours, and whoever was to start still does', () => {
  const moved = moveName({ ...draft, starter: 1 }, 0, 1);
  expect([moved.names.slice(0, 2), moved.starter]).toEqual([['Bo', 'Ada'], 0]);
  expect(moveName(moved, 1, -1)).toEqual({ ...draft, starter: 1 });
  expect(moveName({ ...withPlayers(draft, 3), starter: 2 }, 0, 1).starter).toBe(2);
});

test('nobody moves out of the list, and on every phone the first, who is oneself, stays', () => {
  const waysOf = (from: typeof draft) => [0, 1, 2].map((seat) => [canMove(from, seat, -1), canMove(from, seat, 1)]);
  const three = withPlayers(draft, 3);
  expect(waysOf(three)).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
  expect(waysOf({ ...three, isOnline: true })).toEqual([
    [false, false],
    [false, true],
    [true, false],
  ]);
});
