import { GAMES, type Chance, type Game, type GameId, type Position, type View } from '@sixfold/engine';
import { decided, type Bot } from './bot.ts';
import type { BotName, Level } from './levels.ts';
import { loadStrategy } from './games.ts';
import type { Strategy } from './strategy.ts';

export type { Advice, Reason } from './advice.ts';
export type { Bot, Thinking } from './bot.ts';
export { runBudget, runBudgetInSlices, type Budget, type Clock } from './budget.ts';
export { BOT_NAMES, isBotName, LEVELS, type BotName, type Level } from './levels.ts';

/** A position that the view's seat must think possible. */
function imagine(view: View, chance: Chance): Position {
  const game: Game = GAMES[view.game];
  return game.resample(view, chance);
}

/** Bots that decide at a glance. */
const reference = (name: BotName, choose: (position: Position, chance: Chance) => number): Bot => ({
  name,
  think: (view, chance) => decided(choose(imagine(view, chance), chance)),
});

const player = (name: Level, strategy: Strategy): Bot => ({
  name,
  think: (view, chance) => strategy.think(name, () => imagine(view, chance), chance),
});

/** The bot of this name for a game. */
export async function loadBot(game: GameId, name: BotName): Promise<Bot> {
  const strategy = await loadStrategy(game);
  if (name === 'random') return reference(name, (position, chance) => position.randomMove(chance));
  if (name === 'greedy' || name === 'instinct') return reference(name, strategy[name].bind(strategy));
  return player(name, strategy);
}
