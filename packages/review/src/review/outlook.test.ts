import { FastChance, GAMES, startGame } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { loadEvaluation } from '../games/games.ts';
import { outlookOf } from './outlook.ts';

test('what a seat knows of its chance is exact where nothing is hidden, and a mean over worlds where something is', async () => {
  const [dice, board] = [await loadEvaluation('dice', 2), await loadEvaluation('board', 2)];
  if (!dice || !board) throw new Error('nobody judges them');
  const open = startGame(GAMES.dice, { players: 2, options: { startRule: 'rolled' }, starter: 0 }, new FastChance(1));
  expect(outlookOf(GAMES.dice, dice, open, 1, 8, 'seed')).toEqual({
    mean: dice.appraise(open).shares[1],
    error: 0,
    count: 1,
  });
  const options = { startSymbols: 'any', partners: false };
  const hidden = startGame(GAMES.board, { players: 2, options, starter: 0 }, new FastChance(1));
  const { mean, error, count } = outlookOf(GAMES.board, board, hidden, 1, 8, 'seed');
  expect(count).toBe(8);
  expect(error).toBeGreaterThan(0);
  expect(mean).toBeGreaterThan(0);
  expect(mean).toBeLessThan(1);
});

test('what a seat thinks does not depend on what it cannot see', async () => {
  const evaluation = await loadEvaluation('cards', 2);
  if (!evaluation) throw new Error('nobody judges cards');
  const position = startGame(GAMES.cards, { players: 2, options: {}, starter: 0 }, new FastChance(3));
  const other = GAMES.cards.resample(GAMES.cards.view(position, 0), new FastChance(9));
  const think = (from: typeof position): unknown => outlookOf(GAMES.cards, evaluation, from, 0, 4, 'seed');
  expect(think(other)).toEqual(think(position));
});
