import type { Chance, GameId, Position } from '@sixfold/engine';
import { decided, type Bot, type Thinking } from './contract/bot.ts';
import type { BotName } from './contract/levels.ts';
import { isStandIn, type StandIn } from './contract/stand-ins.ts';
import { standIn } from './family/stand-ins.ts';
import type { Strategy } from './contract/strategy.ts';
import { takeWin } from './family/wins.ts';
import { loadStrategy } from './games/games.ts';
import { levelIn } from './games/levels.ts';

export type { Advice, Reason } from './contract/advice.ts';
export type { Bot, Thinking } from './contract/bot.ts';
export { runBudget, runBudgetInSlices, type Budget, type Clock } from './contract/budget.ts';
export { isStandIn, STAND_INS, type StandIn } from './contract/stand-ins.ts';
export { BOT_NAMES, isBotName, levelIn, LEVELS, levelsOf, type BotName, type Level } from './levels.ts';

/** The bot of this name for a game. */
export async function loadBot(game: GameId, name: BotName | StandIn): Promise<Bot> {
  const strategy = await loadStrategy(game);
  return { name, think: (view, chance) => think(strategy, name, strategy.game.resample(view, chance), chance) };
}

/** All that a bot gets to know is a position that the view's seat must think possible. */
function think(strategy: Strategy, name: Bot['name'], position: Position, chance: Chance): Thinking {
  if (name === 'random') return decided(position.randomMove(chance));
  if (name === 'greedy' || name === 'instinct') return decided(strategy[name](position, chance));
  if (isStandIn(name)) return decided(standIn(name, position, chance));
  const win = strategy.mayEnd(position) ? takeWin(position, chance) : null;
  return win ?? strategy.think(levelIn(strategy.game.card.id, name), position, chance);
}
