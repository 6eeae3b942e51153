import { loadBot } from '@sixfold/bots';
import type { GameId } from '@sixfold/engine';
import { readBots, readConfig, readGame } from './seats.ts';
import { simulateGame } from './simulation.ts';

/** What a simulation plays, in words that can be sent to a worker. */
export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly bots: string;
  readonly options: string | undefined;
  readonly seed: string;
  /** How many steps a bot may think about a move. */
  readonly iterations: number;
}

/** Plays the games from number `from` to before `to`; returns their transcripts as lines of JSON. */
export async function playBatch(plan: Plan, from: number, to: number): Promise<string> {
  const game = readGame(plan.game);
  const config = readConfig(game, plan.players, plan.options);
  const names = readBots(plan.bots, plan.players);
  const bots = await Promise.all(names.map((name) => loadBot(game.card.id as GameId, name)));
  let lines = '';
  for (let index = from; index < to; index++) {
    lines += `${JSON.stringify(simulateGame(game, config, `${plan.seed}/${index}`, bots, plan))}\n`;
  }
  return lines;
}
