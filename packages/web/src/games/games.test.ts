import { GAMES } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { PARTNERS, SOLO } from './games.ts';

const idsOf = (can: (card: (typeof GAMES)[keyof typeof GAMES]['card']) => boolean): string[] =>
  Object.values(GAMES).flatMap(({ card }) => (can(card) ? [card.id] : []));

test('the home page offers what the games allow', () => {
  expect(SOLO).toEqual(idsOf(({ players }) => (players as readonly number[]).includes(1)));
  expect(PARTNERS).toEqual(idsOf(({ options }) => 'partners' in options));
});
