import { FastChance, GAME_IDS, GAMES, parseConfig, startGame, type Game, type View } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { unseenIn } from './unseen.ts';

function viewOf(id: (typeof GAME_IDS)[number]): View {
  const game: Game = GAMES[id];
  const config = parseConfig(game.card, 2, {}, 0);
  if (!config.ok) throw new Error(config.error.code);
  return game.view(startGame(game, config.value, new FastChance(3)), 0);
}

const countIn = (view: View): number | undefined => unseenIn(view)?.reduce((sum, { left }) => sum + left, 0);

test('what lies in the bag and on other racks has not been seen', () => {
  const view = viewOf('board');
  expect(view).toMatchObject({ rack: { length: 6 } });
  expect(countIn(view)).toBe(120 - 6);
});

test('where everything in the pile is known, that is told', () => {
  expect(unseenIn(viewOf('stones'))).toHaveLength(6);
});

test('dice keep nothing back', () => {
  expect(unseenIn(viewOf('dice'))).toBeNull();
});
