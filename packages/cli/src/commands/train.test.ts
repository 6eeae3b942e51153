import { mkdirSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GAME_IDS } from '@sixfold/engine';
import { learningGames, parseNetwork, ROUND, type WeightsFile } from '@sixfold/bots/training';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { sixfold } from './sixfold.fixture.ts';

const folder = temporaryFolder();

/** Two rounds, each of which ends at a checkpoint. */
const WORDS = ['--game', 'cards', '--games', String(2 * ROUND), '--seed', '3', '--lambda', '0.5', '--detours', '0.1'];
const COMMAND = `sixfold train --game cards --players 2 --games ${2 * ROUND} --seed 3 --lambda 0.5 --detours 0.1`;
const CHECKPOINT = / +\d+ games {2}loss 0\.\d{4} +\d+\.\d % against the best so far\n/.source;

/** What a training leaves in its folder: files by what comes after their common name. */
const leftBy = (file: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.startsWith(basename(file)))
      .map((name) => [name.slice(basename(file).length), readFileSync(join(folder, name), 'utf8')]),
  );

describe('a training', () => {
  const whole = join(folder, 'whole.json');
  const stopped = join(folder, 'stopped.json');

  test('is told, and its weights are written with the command that made them, a log and a plot', async () => {
    const { code, out, err } = await sixfold('train', ...WORDS, '--out', whole);
    expect([code, out]).toEqual([0, `Weights: ${whole}, plot: ${whole}.svg\n`]);
    expect(err).toMatch(new RegExp(`^${CHECKPOINT}${CHECKPOINT}$`));
    const { '': text, '.log': log, '.svg': plot, ...others } = leftBy(whole);
    expect(others).toEqual({});
    const weights: WeightsFile = JSON.parse(text!);
    expect(weights.madeBy).toBe(COMMAND);
    expect(parseNetwork(weights).weights.some((weight) => weight !== 0)).toBe(true);
    expect(log).toBe(`${COMMAND}\n${err}`);
    for (const shown of ['Learning cards, 2 players', COMMAND, 'win rate against the best so far'])
      expect(plot).toContain(`>${shown}<`);
  });

  test('that cannot write ends with what went wrong, and leaves how to go on', async () => {
    mkdirSync(`${stopped}.svg`);
    const { code, err } = await sixfold('train', ...WORDS, '--out', stopped, '--jobs', '1');
    rmdirSync(`${stopped}.svg`);
    expect(code).toBe(2);
    expect(err).toContain(`cannot write to ${stopped}.svg`);
    expect(Object.keys(leftBy(stopped))).toEqual(['', '.left']);
  });

  test('goes on where it was when the same command is given again, and comes to the same', async () => {
    const { code, err } = await sixfold('train', ...WORDS, '--out', stopped, '--jobs', '3');
    expect(code).toBe(0);
    expect(err).toMatch(new RegExp(`^${CHECKPOINT}$`));
    expect(leftBy(stopped)).toEqual(leftBy(whole));
  });
});

test('an evaluation looks on while bots play, and nobody is compared', async () => {
  const file = join(folder, 'evaluation.json');
  const words = ['--evaluation', '--game', 'board', '--players', '2', '--games', String(ROUND), '--out', file];
  const { code, err } = await sixfold('train', ...words);
  expect([code, err]).toEqual([0, expect.stringMatching(/^ +\d+ games {2}loss 0\.\d{4}\n$/)]);
  const { '': text, '.svg': plot } = leftBy(file);
  const weights: WeightsFile = JSON.parse(text!);
  expect(weights).toMatchObject({
    madeBy: `sixfold train --evaluation --game board --players 2 --games ${ROUND} --seed 1`,
    outputs: 2,
  });
  expect(plot).toContain('loss (mean squared error)');
  expect(plot).not.toContain('win rate');
});

test.each(['--lambda', '--rate', '--detours'])('%s is a share', async (flag) => {
  const { code, err } = await sixfold('train', '--game', 'cards', flag, '1.5', '--out', join(folder, 'nothing.json'));
  expect(code).toBe(2);
  expect(err).toContain(`${flag} takes a number from 0 to 1, not "1.5"`);
});

const others = GAME_IDS.filter((game) => !learningGames().includes(game));

test.skipIf(others.length === 0).each(others)('%s: where nothing is learned, training is refused', async (game) => {
  const { code, err } = await sixfold('train', '--game', game, '--games', '1', '--out', join(folder, 'nothing.json'));
  expect(code).toBe(2);
  expect(err).toContain(`nothing is learned in "${game}"; these learn: ${learningGames().join(', ')}`);
});
