import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { runCommand } from './commands.ts';
import { interrupter, sixfold } from './sixfold.fixture.ts';

const folder = temporaryFolder();

const TERMS = ['--iterations', '2', '--seed', '7'];
const arena = (...args: string[]) => sixfold('arena', ...TERMS, '--jobs', '1', ...args);

/** The games of an arena without the times, which no two runs share. */
const gamesIn = (name: string): string =>
  readFileSync(join(folder, name, 'games.jsonl'), 'utf8').replaceAll(/,"times":\[\[.*?\]\]/g, '');

interface Output {
  readonly standings: readonly {
    readonly bot: string;
    readonly winRate: number;
    readonly interval: [number, number];
  }[];
}

test('a duel is played, kept, and told as JSON, as a table and as a picture', async () => {
  const out = join(folder, 'duel');
  const plan = ['--game', 'dice', '--bots', 'random,greedy', '--games', '9', '--out', out];
  const json = await arena(...plan, '--json');
  expect([json.code, json.err]).toEqual([0, '']);
  // Nine games need five deals, each played from both sides.
  expect(JSON.parse(json.out)).toMatchObject({ game: 'dice', players: 2, games: 10 });
  const { standings }: Output = JSON.parse(json.out);
  expect(standings.map(({ bot }) => bot)).toEqual(['greedy', 'random']);
  for (const one of standings) {
    expect(Object.keys(one)).toEqual(['bot', 'winRate', 'interval', 'elo', 'meanWeakest', 'msPerMove']);
    expect(one.interval[0]).toBeLessThanOrEqual(one.winRate);
    expect(one.interval[1]).toBeGreaterThanOrEqual(one.winRate);
  }
  expect(standings[0]!.winRate + standings[1]!.winRate).toBeCloseTo(1, 3);
  expect(readFileSync(join(out, 'standings.json'), 'utf8')).toBe(json.out);
  expect(readFileSync(join(out, 'standings.svg'), 'utf8')).toMatch(/^<svg [^]*greedy[^]*<\/svg>\n$/);

  // All games are there already: the same again only tells of them.
  const table = await arena(...plan);
  expect(table.code).toBe(0);
  expect(table.out).toMatch(
    /^dice, 2 players: 10 games, 5 deals\n\nbot +win rate +interval +Elo +weakest +ms\/move\ngreedy /,
  );
  // Fewer games of the same arena are told of as if no more had been played.
  expect((await arena(...plan.with(5, '4'))).out).toMatch(/^dice, 2 players: 4 games, 2 deals\n/);
});

test('stopped and started again it ends as if it had never stopped, whatever the number of jobs', async () => {
  const plan = ['--game', 'stones', '--players', '3', '--bots', 'greedy,random'];
  await sixfold('arena', ...TERMS, ...plan, '--jobs', '2', '--games', '9', '--out', join(folder, 'whole'));
  await arena(...plan, '--games', '5', '--out', join(folder, 'parts'));
  appendFileSync(join(folder, 'parts', 'games.jsonl'), '{"game":6,"deal":2,"se');
  await arena(...plan, '--games', '9', '--out', join(folder, 'parts'));
  expect(gamesIn('parts')).toBe(gamesIn('whole'));
  expect(gamesIn('whole').trimEnd().split('\n')).toHaveLength(1 + 9);
  const { code, err } = await arena('--game', 'cards', '--bots', 'greedy,random', '--out', join(folder, 'parts'));
  expect(code).toBe(2);
  expect(err).toContain('holds the games of another arena');
});

test('it can stop as soon as it is clear who is better, however many games are played at once', async () => {
  const plan = ['--game', 'dice', '--bots', 'greedy,random', '--deals', '300', '--until-clear', '--json'];
  const once = await sixfold('arena', ...TERMS, ...plan, '--jobs', '2');
  const { games, standings }: Output & { games: number } = JSON.parse(once.out);
  expect(games).toBeLessThan(600);
  expect(games).toBeGreaterThanOrEqual(2 * 20);
  expect(standings[0]!.interval[0]).toBeGreaterThan(0.5);
  const out = join(folder, 'clear');
  await arena(...plan.with(5, '5'), '--out', out);
  const again = JSON.parse((await arena(...plan, '--out', out)).out);
  expect([again.games, again.standings[0].interval]).toEqual([games, standings[0]!.interval]);
  // What was clear needs no more games.
  expect(JSON.parse((await arena(...plan, '--out', out)).out).games).toBe(games);
});

test.each([
  [['--games', '4', '--deals', '2'], 'either --games or --deals'],
  [['--until-clear', '--players', '1'], 'two names that play each other'],
])('%j is refused', async (words, reason) => {
  const { code, err } = await arena('--game', 'board', '--bots', 'greedy,random', ...words);
  expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
});

test('a program that misbehaves forfeits its games and nothing else; if all, nothing was measured', async () => {
  const { code, out, err } = await arena(
    '--game',
    'dice',
    '--bots',
    'exec:echo castle,random',
    '--games',
    '2',
    '--json',
  );
  expect(code).toBe(1);
  expect(err).toMatch(/sixfold: exec:echo castle forfeited every game\n$/);
  expect(err).toContain('sixfold: exec:echo castle forfeits game 0 (deal 0, seat 0): it answered "castle"');
  expect(err).toContain('sixfold: exec:echo castle forfeits game 1 (deal 0, seat 1): it answered "castle"');
  const { standings }: Output = JSON.parse(out);
  expect(standings.map(({ bot, winRate }) => [bot, winRate])).toEqual([
    ['random', 1],
    ['exec:echo castle', 0],
  ]);
});

test('interrupted, it keeps what was played and says how to go on', async () => {
  const out = join(folder, 'interrupted');
  // The first game is forfeited, and whoever reads of that has seen enough.
  const interrupt = interrupter();
  using err = vi.spyOn(process.stderr, 'write').mockImplementation(() => {
    interrupt();
    return true;
  });
  const plan = ['--game', 'dice', '--bots', 'exec:echo castle,random', '--games', '50', '--jobs', '1', '--out', out];
  expect(await runCommand(['arena', ...TERMS, ...plan])).toBe(130);
  expect(err.mock.lastCall?.[0]).toBe('sixfold: stopped after 1 of 50 games; the same command goes on from there\n');
  expect(gamesIn('interrupted').match(/\n/g)).toHaveLength(1 + 1);
});
