import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@sixfold/engine';
import { learningGames, parseNetwork, type WeightsFile } from '@sixfold/bots/training';
import { afterAll, expect, test } from 'vitest';
import { sixfold } from '../command-line/real-command.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const train = (game: string, file: string) =>
  sixfold(['train', '--game', game, '--games', '8', '--seed', '3', '--out', file]);

test.each(learningGames())('%s: a training is told, written, and the same again', (game) => {
  const [one, other] = [join(folder, `${game}.json`), join(folder, `${game}-again.json`)];
  const { code, out, err } = train(game, one);
  expect(code).toBe(0);
  expect(out).toContain(`Weights: ${one}`);
  expect(err).toMatch(/8 games {2}loss 0\.\d+ +\d+\.\d % against the best so far\n$/);
  train(game, other);
  expect(readFileSync(other, 'utf8')).toBe(readFileSync(one, 'utf8'));
  const weights = JSON.parse(readFileSync(one, 'utf8')) as WeightsFile;
  expect(weights.madeBy).toBe(`sixfold train --game ${game} --players 2 --games 8 --seed 3`);
  expect(parseNetwork(weights).weights.some((weight) => weight !== 0)).toBe(true);
  expect(readFileSync(`${one}.svg`, 'utf8')).toContain('win rate against the best so far');
});

const others = GAME_IDS.filter((game) => !learningGames().includes(game));

test.skipIf(others.length === 0).each(others)('%s: where nothing is learned, training is refused', (game) => {
  const { code, err } = train(game, join(folder, 'nothing.json'));
  expect(code).toBe(2);
  expect(err).toContain(`nothing is learned in "${game}"`);
});
