import type { Chance, GameId, Position } from '@sixfold/engine';
import { decided, type Bot, type Thinking } from './contract/bot.ts';
import type { BotName } from './contract/levels.ts';
import { isStandIn, type StandIn } from './contract/stand-ins.ts';
import { standIn } from './family/stand-ins.ts';
import type { Strategy } from './contract/strategy.ts';
import { takeWin } from './family/wins.ts';
import { loadInstinct, loadStrategy } from './games/games.ts';
import { levelIn } from './games/levels.ts';

export type { Advice, Reason } from './contract/advice.ts';
export type { Bot, Thinking } from './contract/bot.ts';
export { runBudget, runBudgetInSlices, type Budget, type Clock } from './contract/budget.ts';
export { isStandIn, STAND_INS, type StandIn } from './contract/stand-ins.ts';
export { BOT_NAMES, isBotName, levelIn, LEVELS, levelsOf, type BotName, type Level } from './levels.ts';

/** The bot of this name for a game with so many players, once all that it has learned for that is loaded. */
export async function loadBot(game: GameId, name: BotName | StandIn, players: number): Promise<Bot> {
  const strategy = await loadStrategy(game, players);
  const choose = await mindOf(strategy, name);
  return { name, think: (view, chance) => choose(strategy.game.resample(view, chance), chance) };
}

/** What somebody makes of a position: all that they get to know is one that the view's seat must think possible. */
type Mind = (position: Position, chance: Chance) => Thinking;

async function mindOf(strategy: Strategy, name: Bot['name']): Promise<Mind> {
  const { id } = strategy.game.card;
  if (name === 'random') return (position, chance) => decided(position.randomMove(chance));
  if (name === 'greedy') return (position, chance) => decided(strategy.greedy(position, chance));
  if (isStandIn(name)) return (position, chance) => decided(standIn(name, position, chance));
  if (name === 'instinct') {
    const { instinct } = await loadInstinct(id);
    return (position, chance) => decided(instinct(position, chance));
  }
  return (position, chance) =>
    takeWin(strategy, position, chance) ?? strategy.think(levelIn(id, name), position, chance);
}
