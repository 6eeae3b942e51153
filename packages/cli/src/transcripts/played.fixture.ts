import { loadBot, type BotName } from '@sixfold/bots';
import { GAMES, type GameId } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import { readConfig } from '../command-line/game-arguments.ts';
import { simulateGame } from '../jobs/simulation.ts';

interface Wanted {
  readonly players?: number;
  /** As on the command line. */
  readonly options?: string;
  readonly seed?: string;
  readonly bot?: BotName;
}

/** For tests: a whole game between bots. */
export async function played(
  id: GameId,
  { players = 2, options, seed = 'test', bot = 'greedy' }: Wanted = {},
): Promise<Transcript> {
  const game = GAMES[id];
  const player = await loadBot(id, bot, players);
  const seats = Array.from({ length: players }, () => player);
  return simulateGame(game, readConfig(game, players, options), seed, seats, { iterations: 1 });
}
