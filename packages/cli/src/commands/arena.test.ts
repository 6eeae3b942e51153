import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { sixfold } from './sixfold.fixture.ts';

const folder = temporaryFolder();

const arena = (...args: string[]) => sixfold('arena', '--iterations', '2', '--seed', '7', '--jobs', '1', ...args);

interface Output {
  game: string;
  players: number;
  games: number;
  standings: { bot: string; winRate: number; interval: [number, number]; elo: number; meanWeakest: number }[];
}

/** The games of an arena without the times, which no two runs share. */
const gamesIn = (name: string): string =>
  readFileSync(join(folder, name, 'games.jsonl'), 'utf8').replaceAll(/,"times":\[\[.*?\]\]/g, '');

describe('arena', () => {
  test('prints exactly the agreed JSON', async () => {
    const { code, out, err } = await arena('--game', 'dice', '--bots', 'random,greedy', '--games', '9', '--json');
    expect([code, err]).toEqual([0, '']);
    const { standings, ...head } = JSON.parse(out) as Output;
    // Nine games need five deals, each played from both sides.
    expect(head).toEqual({ game: 'dice', players: 2, games: 10 });
    for (const one of standings)
      expect(Object.keys(one)).toEqual(['bot', 'winRate', 'interval', 'elo', 'meanWeakest', 'msPerMove']);
    const [first, second] = standings;
    expect([first?.bot, second?.bot]).toEqual(['greedy', 'random']);
    expect(first!.winRate + second!.winRate).toBeCloseTo(1, 3);
    expect(first!.interval[0]).toBeLessThanOrEqual(first!.winRate);
    expect(first!.interval[1]).toBeGreaterThanOrEqual(first!.winRate);
    expect(second!.elo).toBeLessThan(first!.elo);
  });

  test('stopped and started again it ends as if it had never stopped, whatever the number of jobs', async () => {
    const plan = ['--game', 'cards', '--players', '3', '--bots', 'greedy,random'];
    await arena(...plan, '--games', '12', '--jobs', '2', '--out', join(folder, 'whole'));
    await arena(...plan, '--games', '5', '--jobs', '1', '--out', join(folder, 'parts'));
    appendFileSync(join(folder, 'parts', 'games.jsonl'), '{"game":6,"deal":2,"se');
    await arena(...plan, '--games', '12', '--jobs', '1', '--out', join(folder, 'parts'));
    expect(gamesIn('parts')).toBe(gamesIn('whole'));
    expect(gamesIn('whole').trimEnd().split('\n')).toHaveLength(13);
    expect(readFileSync(join(folder, 'whole', 'standings.svg'), 'utf8')).toMatch(/^<svg [^]*greedy[^]*<\/svg>\n$/);
    const { code, err } = await arena('--game', 'cards', '--bots', 'greedy,random', '--out', join(folder, 'parts'));
    expect(code).toBe(2);
    expect(err).toContain('holds the games of another arena');
  });

  test('alone, the table tells the weakest track and its interval', async () => {
    const { code, out } = await arena('--game', 'board', '--players', '1', '--bots', 'greedy,random', '--games', '3');
    expect(code).toBe(0);
    expect(out).toContain('board, solo: 6 games, 3 deals');
    expect(out).toMatch(/greedy +\d+\.\d % +[\d.]+–[\d.]+ % +\d+ +\d+\.\d\d +[-\d.]+–[\d.]+ /);
  });
});

test('a program that misbehaves forfeits its games and nothing else', async () => {
  const plan = ['--game', 'dice', '--bots', 'exec:echo castle,random', '--games', '2', '--json'];
  const { code, out, err } = await arena(...plan);
  expect(code).toBe(0);
  expect(err).toContain('sixfold: exec:echo castle forfeits game 0 (deal 0, seat 0): it answered "castle"');
  expect(err).toContain('sixfold: exec:echo castle forfeits game 1 (deal 0, seat 1): it answered "castle"');
  const { standings } = JSON.parse(out) as Output;
  expect(standings.map(({ bot, winRate }) => [bot, winRate])).toEqual([
    ['random', 1],
    ['exec:echo castle', 0],
  ]);
});
