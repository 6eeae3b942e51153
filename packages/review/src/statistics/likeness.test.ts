import type { Level } from '@sixfold/bots';
import { expect, test } from 'vitest';
import { levelLike, type LevelLoss } from './likeness.ts';

const loss = (level: Level, mean: number, error = 0.002): LevelLoss => ({
  level,
  games: 100,
  decisions: 1000,
  mean,
  error,
});

const LOSSES = [loss('beginner', 0.08), loss('club', 0.04), loss('master', 0.01)];

/** Who lost so much in each of so many decisions. */
const like = (each: number, losses: readonly LevelLoss[] = LOSSES, real = 20): readonly Level[] | null =>
  levelLike({ real, lost: each * real }, losses);

test('the nearest level is told, by the middle between two', () => {
  expect([0.2, 0.061, 0.059, 0.026, 0.024, 0].map((each) => like(each))).toEqual([
    ['beginner'],
    ['beginner'],
    ['club'],
    ['club'],
    ['master'],
    ['master'],
  ]);
});

test('few decisions are like nobody’s', () => {
  expect(like(0.04, LOSSES, 8)).toEqual(['club']);
  expect(like(0.04, LOSSES, 7)).toBeNull();
});

test('where nobody measured, or all lose the same, nothing is said', () => {
  expect(like(0.04, [])).toBeNull();
  expect(like(0.04, [loss('club', 0.04)])).toBeNull();
  expect(like(0.04, [loss('beginner', 0.04), loss('club', 0.039), loss('master', 0.041)])).toBeNull();
});

test('levels that are not in order, or too near to each other, are one', () => {
  const losses = [loss('beginner', 0.08), loss('casual', 0.04), loss('club', 0.042), loss('master', 0.01)];
  expect(like(0.05, losses)).toEqual(['casual', 'club']);
  expect(like(0.06, [loss('beginner', 0.08, 0.03), ...losses.slice(1)])).toEqual(['beginner', 'casual', 'club']);
});

test('of neighbours those are joined first that are least apart', () => {
  // Beginner and club are 1.2 points apart, which their errors leave open; beginner and both of the others are 1.45, which they do not.
  const losses = [loss('beginner', 0.05, 0.005), loss('club', 0.038, 0.005), loss('master', 0.033, 0.001)];
  expect(like(0.05, losses)).toEqual(['beginner']);
  expect(like(0.03, losses)).toEqual(['club', 'master']);
});
