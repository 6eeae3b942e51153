import { expect, test } from 'vitest';
import { de as german, en as english } from '../../games/all-messages.fixture.ts';
import { figuresIn, lostInEach, markedMoves, sayChances, sayLevels, teamNames } from './figures.ts';

test('figures are written as the language does', () => {
  const [en, de] = [figuresIn('en'), figuresIn('de')];
  expect([en.chance(0.555), de.chance(0.555)]).toEqual(['56%', '56\u00a0%']);
  expect([en.signed(0.0123), de.signed(-0.0123), en.signed(0)]).toEqual(['+1.2', '−1,2', '0.0']);
  expect([en.points(0.12), de.points(0), en.signed(-0.0001)]).toEqual(['12.0', '0,0', '0.0']);
});

test('a loss is told with its interval where it is an estimate', () => {
  expect(figuresIn('en').loss({ loss: 0.062, error: 0.01 })).toBe('6.2 ± 2.0');
  expect(figuresIn('en').loss({ loss: 0.062, error: 0 })).toBe('6.2');
});

test('partners are one', () => {
  expect(teamNames([0, 1, 0, 1], ['Ada', 'Bo', 'Cy', 'Di'])).toEqual(['Ada & Cy', 'Bo & Di']);
  expect(sayChances(['Ada', 'Bo'], [0.25, 0.75], figuresIn('en'))).toBe('Ada 25%, Bo 75%');
});

test('what is lost in each decision is not known of those who had none', () => {
  expect(lostInEach({ real: 4, lost: 0.2 })).toBeCloseTo(0.05);
  expect(lostInEach({ real: 0, lost: 0 })).toBeNull();
});

test('marked moves are those that lost enough for sure', () => {
  const nothing = { draws: [], unknowable: [], decisions: [], drawsError: 0 };
  const decision = { played: 'a', best: 'b', bestMove: 1, loss: 0.06, error: 0, reasons: [] };
  const plies = [
    { ...nothing, seat: 0, decision: null },
    { ...nothing, seat: 1, decision: { ...decision, mark: 0 as const } },
    { ...nothing, seat: 0, decision: { ...decision, mark: 5 as const } },
  ];
  expect(markedMoves({ plies }).map(({ ply, seat }) => [ply, seat])).toEqual([[2, 0]]);
});

test('levels that play like somebody are one, or from one to another', () => {
  expect(sayLevels(['club'], english)).toBe('Level of play: Intermediate');
  expect(sayLevels(['casual', 'regular', 'club'], english)).toBe('Level of play: Casual to Intermediate');
  expect(sayLevels(['casual', 'club'], german)).toBe('Spielstärke: Geübt bis Fortgeschritten');
});
