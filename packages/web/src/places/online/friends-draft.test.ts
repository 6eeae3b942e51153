import { GAMES } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { botWish, canLeaveOut, invited, makeAsk, ME, TWO, wishesFor, withMore, withoutWish } from './friends-draft.ts';

const { card } = GAMES.board;

test('a table for friends begins with oneself and one who is invited', () => {
  expect(makeAsk(card, TWO)).toEqual({
    terms: { game: 'board', options: {}, games: 1, starter: null },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    isPublic: false,
  });
});

test('as many are added as the game has seats for', () => {
  let draft = TWO;
  for (let more = 0; more < 9; more++) draft = withMore(card, draft);
  expect(draft.seats).toHaveLength(Math.max(...card.players));
});

test('whoever sets up cannot be left out, and two stay', () => {
  const three = withMore(card, TWO);
  expect([0, 1, 2].map((seat) => canLeaveOut(card, three, seat))).toEqual([false, true, true]);
  expect(canLeaveOut(card, withoutWish(three, 2), 1)).toBe(false);
});

test('options that do not fit the players are left to their defaults', () => {
  const draft = { ...TWO, options: { partners: true, startSymbols: 'distinct' } };
  expect(makeAsk(card, draft).terms.options).toEqual({ startSymbols: 'distinct' });
  const four = { ...draft, seats: [ME, invited(), invited('Bo'), botWish()] };
  expect(makeAsk(card, four).terms.options).toEqual(draft.options);
});

test('of a game that is taken online bots stay, and all people but one are invited by name', () => {
  const seats = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: '', bot: 'expert' },
    { kind: 'person', name: 'Bo' },
    { kind: 'person', name: '' },
  ] as const;
  expect(wishesFor(seats, 2)).toEqual([
    { kind: 'open', name: 'Ada' },
    { kind: 'bot', name: 'expert', bot: 'expert' },
    { kind: 'me' },
    { kind: 'open' },
  ]);
});

test('there is no clock and nobody writes unless that was chosen, and never do people write at a public table', () => {
  expect(makeAsk(card, TWO)).not.toHaveProperty('tempo');
  expect(makeAsk(card, TWO)).not.toHaveProperty('hasTexts');
  const tempo = { kind: 'live', bank: 600_000, gain: 10_000, cap: null, onTime: 'bot' } as const;
  expect(makeAsk(card, { ...TWO, tempo, hasTexts: true })).toMatchObject({ tempo, hasTexts: true });
  expect(makeAsk(card, { ...TWO, hasTexts: true, isPublic: true })).not.toHaveProperty('hasTexts');
});
