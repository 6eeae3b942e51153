import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@sixfold/engine';
import { learningGames, parseNetwork, type WeightsFile } from '@sixfold/bots/training';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { sixfold } from './sixfold.fixture.ts';

const folder = temporaryFolder();

test('a training is told, and its weights are written with the command that made them and a plot', async () => {
  const file = join(folder, 'cards.json');
  const words = ['--game', 'cards', '--games', '8', '--seed', '3', '--lambda', '0.5', '--out', file];
  const { code, out, err } = await sixfold('train', ...words);
  expect([code, out]).toEqual([0, `Weights: ${file}, plot: ${file}.svg\n`]);
  expect(err).toMatch(/^ +8 games {2}loss 0\.\d{4} +\d+\.\d % against the best so far\n$/);
  const weights: WeightsFile = JSON.parse(readFileSync(file, 'utf8'));
  expect(weights.madeBy).toBe('sixfold train --game cards --players 2 --games 8 --seed 3 --lambda 0.5');
  expect(parseNetwork(weights).weights.some((weight) => weight !== 0)).toBe(true);
  const plot = readFileSync(`${file}.svg`, 'utf8');
  for (const text of ['Learning cards, 2 players', weights.madeBy, 'win rate against the best so far'])
    expect(plot).toContain(`>${text}<`);
});

const others = GAME_IDS.filter((game) => !learningGames().includes(game));

test.skipIf(others.length === 0).each(others)('%s: where nothing is learned, training is refused', async (game) => {
  const { code, err } = await sixfold('train', '--game', game, '--games', '1', '--out', join(folder, 'nothing.json'));
  expect(code).toBe(2);
  expect(err).toContain(`nothing is learned in "${game}"; these learn: ${learningGames().join(', ')}`);
});
