import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { sixfold } from './sixfold.fixture.ts';

const folder = temporaryFolder();

async function simulate(...words: string[]): Promise<string> {
  const { code, out, err } = await sixfold('simulate', '--seed', '7', ...words);
  expect([code, err]).toEqual([0, '']);
  return out;
}

test('F7 the same seed gives the same bytes, with any number of jobs, and to a file', async () => {
  const plan = ['--game', 'stones', '--players', '3', '--games', '45', '--bots', 'random,greedy,random'];
  const lines = await simulate(...plan);
  expect(lines.match(/\n/g)).toHaveLength(45);
  const file = join(folder, 'games.jsonl');
  expect(await simulate(...plan, '--jobs', '2', '--out', file)).toBe('');
  expect(readFileSync(file, 'utf8')).toBe(lines);
  const { code, out } = await sixfold('verify', file, '--draws');
  expect(code).toBe(0);
  expect(out).toMatch(/^45 games, \d+ plies verified\n$/);
});

test('no games are no output', async () => {
  expect(await simulate('--game', 'dice', '--games', '0')).toBe('');
});
