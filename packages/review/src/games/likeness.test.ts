import { LEVELS } from '@sixfold/bots/levels';
import { describe, expect, test } from 'vitest';
import { USUAL_EFFORT } from '../review/effort.ts';
import { levelsLike, likenesses, lossesLike, type Likeness } from './likeness.ts';

const TABLE: Likeness = {
  game: 'dice',
  players: 2,
  teams: 2,
  evaluation: 'abc',
  effort: USUAL_EFFORT,
  bots: 1,
  steps: 8,
  losses: [{ level: 'club', games: 9, decisions: 90, mean: 0.03, error: 0.001 }],
};
const REVIEW = {
  game: 'dice',
  players: 2,
  start: [0.5, 0.5],
  evaluation: { name: 'any', hash: 'abc', seesLuck: true },
  effort: { ...USUAL_EFFORT },
} as const;

test('losses are told to reviews of the same evaluation and effort alone, at such a table', () => {
  expect(lossesLike(REVIEW, [TABLE])).toBe(TABLE.losses);
  const others = [
    { ...REVIEW, game: 'cards' as const },
    { ...REVIEW, players: 4 },
    { ...REVIEW, start: [0.25, 0.25, 0.25, 0.25] },
    { ...REVIEW, evaluation: { ...REVIEW.evaluation, hash: 'abd' } },
    { ...REVIEW, effort: { ...USUAL_EFFORT, worlds: 1 } },
  ];
  for (const other of others) expect(lossesLike(other, [TABLE])).toEqual([]);
});

test('of a game that nobody has measured nothing is said of any seat', () => {
  const seats = [
    { real: 20, lost: 0.1 },
    { real: 20, lost: 0.9 },
  ];
  expect(levelsLike({ ...REVIEW, seats })).toEqual([null, null]);
});

describe('what is kept', () => {
  test('has each table once', () => {
    const names = likenesses.map(({ game, players, teams }) => `${game} ${players} ${teams}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('has levels weakest first, each with a loss and an error', () => {
    for (const { losses } of likenesses) {
      const places = losses.map(({ level }) => LEVELS.indexOf(level));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(losses.every(({ mean, error }) => mean >= 0 && error >= 0 && error < 1)).toBe(true);
    }
  });
});
