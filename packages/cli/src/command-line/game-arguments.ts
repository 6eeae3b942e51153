import { BOT_NAMES, isBotName, type BotName } from '@sixfold/bots';
import { parseConfig, parseGame, GAME_IDS, type Config, type Game } from '@sixfold/engine';
import { describeError } from '../terminal/describe.ts';
import { UsageError } from './command.ts';

export function readGame(text: string | undefined): Game {
  if (text === undefined) throw new UsageError(`--game is missing; games: ${GAME_IDS.join(', ')}`);
  const game = parseGame(text);
  if (!game.ok) throw new UsageError(`there is no game "${text}"; games: ${GAME_IDS.join(', ')}`);
  return game.value;
}

/** One name for all seats, or one a seat. */
export function readBots(text: string, players: number): BotName[] {
  const names = text.split(',');
  if (names.length !== 1 && names.length !== players) {
    throw new UsageError(
      `--bots takes one name for all seats or one for each of ${players} seats, not ${names.length}`,
    );
  }
  const bots = names.map(readBot);
  return Array.from({ length: players / bots.length }, () => bots).flat();
}

export function readBot(name: string): BotName {
  if (!isBotName(name)) throw new UsageError(`there is no bot "${name}"; bots: ${BOT_NAMES.join(', ')}`);
  return name;
}

export function readConfig(game: Game, players: number, options: string | undefined): Config {
  const config = parseConfig(game.card, players, readJson('--options', options ?? '{}'), 0);
  if (!config.ok) throw new UsageError(describeError(config.error));
  return config.value;
}

export function readJson(flag: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${flag} takes JSON, such as '{"partners":true}', not "${text}"`);
  }
}
