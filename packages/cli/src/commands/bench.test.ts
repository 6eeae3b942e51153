import { GAMES } from '@sixfold/engine';
import { expect, test, vi } from 'vitest';
import type { SpeedTest } from '../jobs/playouts.ts';
import { benchWith } from './bench.ts';

/** What the command prints where every measurement has this outcome, and what it measured. */
async function benched(...words: string[]): Promise<{ out: string; tests: SpeedTest[] }> {
  const tests: SpeedTest[] = [];
  const command = benchWith(async (asked) => {
    tests.push(asked);
    return { gamesPerSecond: 12_345, pliesPerSecond: 1_234_567 };
  });
  using write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await command.run(words)).toBe(0);
  return { out: write.mock.calls.map(([text]) => String(text)).join(''), tests };
}

test('one game with one number of players is a line of a table', async () => {
  const { out, tests } = await benched('--game', 'dice', '--players', '3', '--seconds', '5');
  expect(out).toBe('game     players     games/s       plies/s\ndice           3      12,345     1,234,567\n');
  expect(tests).toEqual([{ game: 'dice', players: 3, warmUp: 1.5, seconds: 5 }]);
});

test('without a choice every game is measured with every number of players', async () => {
  const { out, tests } = await benched();
  const all = Object.values(GAMES).flatMap(({ card }) => card.players.map((players) => [card.id, players]));
  expect(tests.map(({ game, players }) => [game, players])).toEqual(all);
  expect(out.match(/\n/g)).toHaveLength(1 + all.length);
});

test('the same as JSON', async () => {
  const { out } = await benched('--game', 'cards', '--players', '2', '--json');
  expect(JSON.parse(out)).toEqual({
    playouts: [{ game: 'cards', players: 2, gamesPerSecond: 12_345, pliesPerSecond: 1_234_567 }],
  });
});

test('a game that is not for so many players is left out', async () => {
  expect((await benched('--players', '1')).tests.map(({ game }) => game)).toEqual(['board', 'board3d']);
});
