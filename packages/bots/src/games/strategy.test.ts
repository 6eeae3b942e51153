import {
  FastChance,
  gainsOf,
  GAME_IDS,
  GAMES,
  parseConfig,
  startGame,
  type Game,
  type GameId,
  type Position,
} from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import type { Strategy } from '../contract/strategy.ts';
import { loadInstinct, loadStrategy } from './games.ts';
import { loadBot } from '../index.ts';
import { BOT_NAMES, isBotName, LEVELS, REFERENCES } from '../contract/levels.ts';

function start(id: GameId, players: number, seed: number): Position {
  const game: Game = GAMES[id];
  const config = parseConfig(game.card, players, {}, 0);
  if (!config.ok) throw new Error(config.error.code);
  return startGame(game, config.value, new FastChance(seed));
}

/** Decisions of a game of random moves, one in so many plies, at most five. */
function decisions(id: GameId, players: number, every: number): Position[] {
  const position = start(id, players, players);
  const chance = new FastChance(players);
  const met: Position[] = [];
  for (; !position.ended && met.length < 5; position.play(position.randomMove(chance), chance)) {
    if (position.ply % every === 0) met.push(position.clone());
  }
  return met;
}

describe.each(GAME_IDS)('%s', (id) => {
  const strategyFor = ({ config }: Position): Promise<Strategy> => loadStrategy(id, config.players);
  const positions = [2, 3].flatMap((players) => decisions(id, players, 7));

  test('the strategy brings its own game', async () => {
    expect((await loadStrategy(id, 2)).game).toBe(GAMES[id]);
  });

  test.each(BOT_NAMES)('%s leaves the position as it is', async (name) => {
    const { instinct } = await loadInstinct(id);
    for (const position of positions) {
      const { think, greedy } = await strategyFor(position);
      const before = position.clone();
      const chance = new FastChance(1);
      if (name === 'greedy') greedy(position, chance);
      else if (name === 'instinct') instinct(position, chance);
      else if (name !== 'random') think(name, position, chance).step();
      expect(position).toEqual(before);
    }
  });

  test.each(REFERENCES)('%s plays by the rules, and with the same luck the same', async (name) => {
    const game: Game = GAMES[id];
    for (const position of positions) {
      const bot = await loadBot(id, name, position.config.players);
      const view = game.view(position, position.turn);
      const { move } = bot.think(view, new FastChance(7));
      expect(position.isLegal(move)).toBe(true);
      expect(bot.think(view, new FastChance(7)).move).toBe(move);
    }
  });

  test.each(LEVELS)('advice of the %s names legal moves, each once, best first, and true reasons', async (level) => {
    for (const position of positions) {
      const { think } = await strategyFor(position);
      const thinking = think(level, position.clone(), new FastChance(2));
      thinking.step();
      const advice = thinking.advice();
      const outlooks = advice.map(({ outlook }) => outlook);
      expect(new Set(advice.map(({ move }) => move)).size).toBe(advice.length);
      expect(advice.every(({ move }) => position.isLegal(move))).toBe(true);
      expect(outlooks).toEqual(outlooks.toSorted((a, b) => b - a));
      for (const { move, reasons } of advice) {
        const points = gainsOf(position, move).reduce((sum, gain) => sum + gain);
        const told = reasons.flatMap((reason) => (reason.code === 'points' ? reason.points : []));
        expect(told.every((claim) => claim === points)).toBe(true);
      }
    }
  });

  test('the move of a thinker is its first advice, if it gives any', async () => {
    for (const position of positions) {
      const { think } = await strategyFor(position);
      const thinking = think('master', position.clone(), new FastChance(3));
      for (let step = 0; step < 3 && thinking.step(); step++);
      const [first = thinking] = thinking.advice();
      expect(first.move).toBe(thinking.move);
    }
  });
});

test('bots are known by name', () => {
  expect(BOT_NAMES.every(isBotName)).toBe(true);
  expect(['', 'Master', 'grandmaster', 'toString'].some(isBotName)).toBe(false);
});
