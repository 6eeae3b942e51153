import { GAME_IDS, GAMES } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { measure, measureOnThread, type SpeedTest } from './playouts.ts';

const briefly = (game: string, players: number): SpeedTest => ({ game, players, warmUp: 0, seconds: 1e-6 });

test.each(GAME_IDS)('%s: a playout is a whole game', (id) => {
  const [players = 0] = GAMES[id].card.players;
  const { gamesPerSecond, pliesPerSecond } = measure(briefly(id, players));
  expect(gamesPerSecond).toBeGreaterThan(0);
  expect(pliesPerSecond / gamesPerSecond).toBeGreaterThan(4);
  expect(pliesPerSecond / gamesPerSecond).toBeLessThan(GAMES[id].card.maxPlies);
});

test('a thread of its own measures the same way', async () => {
  const { gamesPerSecond, pliesPerSecond } = await measureOnThread(briefly('dice', 2));
  expect(gamesPerSecond).toBeGreaterThan(0);
  expect(pliesPerSecond).toBeGreaterThan(gamesPerSecond);
});
