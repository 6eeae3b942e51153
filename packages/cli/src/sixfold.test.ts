import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import { afterAll, describe, expect, test } from 'vitest';
import { sixfold } from './command-line/real-command.fixture.ts';
import { VERSION } from './command-line/version.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const simulate = (...args: string[]): string => sixfold(['simulate', '--seed', '7', ...args]).out;

describe('the command', () => {
  test('tells its version and its commands', () => {
    expect(sixfold(['--version'])).toMatchObject({ code: 0, out: `${VERSION}\n` });
    const { code, out } = sixfold(['--help']);
    expect(code).toBe(0);
    for (const name of ['play', 'games', 'bots', 'simulate', 'arena', 'train', 'verify', 'show', 'perft', 'bench'])
      expect(out).toContain(`  ${name}`);
  });

  test.each([
    [[], 0, ''],
    [['chess'], 2, 'there is no command "chess"'],
    [['simulate'], 2, '--game is missing'],
    [['simulate', '--game', 'chess'], 2, 'there is no game "chess"'],
    [['simulate', '--game', 'cards', '--players', '1'], 2, 'the game is for 2, 3, 4 players, not 1'],
    [['simulate', '--game', 'board', '--players', '3', '--options', '{"partners":true}'], 2, 'is for 4 players'],
    [['simulate', '--game', 'board', '--options', '{'], 2, '--options takes JSON'],
    [['simulate', '--game', 'board', '--bots', 'random,greedy,random'], 2, 'one for each of 2 seats, not 3'],
    [['simulate', '--game', 'board', '--bots', 'deep'], 2, 'there is no bot "deep"'],
    [['simulate', '--game', 'board', '--games', 'many'], 2, '--games takes a whole number'],
    [['simulate', '--game', 'board', '--wish'], 2, "Unknown option '--wish'"],
    [['simulate', '--game', 'board', '--out', join(folder, 'no/such/folder')], 2, 'cannot write to'],
    [['arena', '--game', 'dice'], 2, '--bots is missing'],
    [['arena', '--game', 'dice', '--bots', 'greedy'], 2, '--bots takes at least two names'],
    [['arena', '--game', 'dice', '--bots', 'greedy,deep'], 2, 'there is no bot "deep"'],
    [['arena', '--game', 'dice', '--bots', 'greedy,exec:'], 2, '"exec:" must be followed by a command'],
    [['arena', '--game', 'dice', '--bots', 'greedy@fast,random'], 2, '--iterations takes a whole number'],
    [['arena', '--game', 'dice', '--players', '4', '--bots', 'greedy,random,club'], 2, 'takes 2 or 4 names'],
    [['arena', '--game', 'dice', '--bots', 'greedy,random', '--ms', '9', '--iterations', '9'], 2, 'not both'],
    [['train', '--game', 'dice', '--rate', '7'], 2, '--rate takes a number from 0 to 1'],
    [['verify'], 2, 'one file, or - for standard input'],
    [['verify', join(folder, 'missing.jsonl')], 2, 'cannot read'],
    [['play'], 2, 'needs a terminal'],
  ])('%j ends with code %i', (args, code, message) => {
    const result = sixfold(args);
    expect(result.code).toBe(code);
    expect(result.err).toContain(message);
    expect(result.err).not.toContain('    at ');
  });

  test('perft counts the first moves', () => {
    expect(sixfold(['perft', '--game', 'dice', '--depth', '1'])).toMatchObject({ code: 0, out: '1 1\n' });
  });

  test('games lists every game, also as JSON', () => {
    const cards = JSON.parse(sixfold(['games', '--json']).out) as { id: string }[];
    expect(cards.map(({ id }) => id)).toEqual(GAME_IDS);
    const { out } = sixfold(['games']);
    for (const id of GAME_IDS) expect(out).toContain(`\n${id} `);
  });
});

describe('simulate and verify', () => {
  test('F7 the same seed gives the same bytes, with any number of jobs, and to a file', () => {
    const plan = ['--game', 'cards', '--players', '3', '--games', '45', '--bots', 'random,greedy,random'];
    const lines = simulate(...plan);
    expect(lines.trimEnd().split('\n')).toHaveLength(45);
    expect(simulate(...plan, '--jobs', '3')).toBe(lines);
    const file = join(folder, 'cards.jsonl');
    simulate(...plan, '--jobs', '2', '--out', file);
    expect(readFileSync(file, 'utf8')).toBe(lines);
    expect(sixfold(['verify', file, '--draws'])).toMatchObject({ code: 0 });
  });

  test('game i has the seed S/i', () => {
    const seeds = simulate('--game', 'dice', '--games', '3')
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as Transcript).seed);
    expect(seeds).toEqual(['7/0', '7/1', '7/2']);
  });

  test.each(GAME_IDS)('%s is verified from standard input', (id) => {
    const lines = simulate('--game', id, '--games', '2', '--bots', 'greedy');
    const plies = lines
      .trimEnd()
      .split('\n')
      .reduce((sum, line) => sum + (JSON.parse(line) as Transcript).plies.length, 0);
    expect(sixfold(['verify', '-', '--draws'], lines)).toEqual({
      code: 0,
      out: `2 games, ${plies} plies verified\n`,
      err: '',
    });
  });

  test.each([
    ['malformed JSON', '{"format":', 'line 2: malformed JSON'],
    ['no transcript', '[]', 'line 2: format: a transcript is a JSON object'],
    ['a very deep nest', `{"format":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'line 2: format'],
  ])('%s is reported with its line', (_, line, message) => {
    const good = simulate('--game', 'dice');
    const { code, out, err } = sixfold(['verify', '-'], `${good}${line}\n`);
    expect(code).toBe(1);
    expect(out).toContain(message);
    expect(err).toBe('');
  });

  test('a difference names line, ply and rule', () => {
    const game = JSON.parse(simulate('--game', 'board')) as Transcript;
    game.plies[4]!.tracks[0]![2]++;
    const { code, out } = sixfold(['verify', '-'], JSON.stringify(game));
    expect(code).toBe(1);
    expect(out).toContain('line 1: ply 5, rule F2: tracks, expected [[');
  });

  test('draws that do not follow from the seed are found only when asked for', () => {
    const game = { ...(JSON.parse(simulate('--game', 'stones')) as Transcript), seed: 'another' };
    const file = join(folder, 'stones.jsonl');
    writeFileSync(file, JSON.stringify(game));
    expect(sixfold(['verify', file]).code).toBe(0);
    expect(sixfold(['verify', file, '--draws'])).toMatchObject({ code: 1 });
  });
});
