import { GAME_IDS, GAMES, startGame, type Game } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { expect, test } from 'vitest';
import { readConfig } from '../command-line/game-arguments.ts';
import { sixfold } from './sixfold.fixture.ts';

test.each(GAME_IDS)('%s: the first number is that of the legal moves', async (id) => {
  const game: Game = GAMES[id];
  const position = startGame(game, readConfig(game, 2, undefined), new Seed('7').setup());
  expect(await sixfold('perft', '--game', id, '--depth', '1', '--seed', '7')).toEqual({
    code: 0,
    out: `1 ${position.countMoves()}\n`,
    err: '',
  });
});

test('the second is the sum over all first moves', async () => {
  const game = GAMES.cards;
  const luck = new Seed('7');
  const start = startGame(game, readConfig(game, 3, undefined), luck.setup());
  const after = start.legalMoves().map((move) => {
    const position = game.blank(start.config);
    position.copyFrom(start);
    position.play(move, luck.ply(0));
    return position.countMoves();
  });
  const { out } = await sixfold('perft', '--game', 'cards', '--players', '3', '--seed', '7');
  expect(out).toBe(`1 ${after.length}\n2 ${after.reduce((sum, count) => sum + count, 0)}\n`);
});

test('the same seed counts the same, another something else', async () => {
  const count = async (seed: string): Promise<string> =>
    (await sixfold('perft', '--game', 'board3d', '--depth', '1', '--seed', seed)).out;
  expect(await count('a')).toBe(await count('a'));
  const counts = await Promise.all(['a', 'b', 'c', 'd'].map((seed) => count(seed)));
  expect(new Set(counts).size).toBeGreaterThan(1);
});
