import { loadBot } from '@sixfold/bots';
import { readBots, readConfig, readGame } from '../command-line/game-arguments.ts';
import { simulateGame } from './simulation.ts';

/** What a simulation plays, in words that can be sent to a worker. */
export interface SimulationPlan {
  readonly game: string;
  readonly players: number;
  readonly bots: string;
  readonly options: string | undefined;
  readonly seed: string;
  /** How many steps a bot may think about a move. */
  readonly iterations: number;
  readonly games: number;
}

/** Games that a thread plays before it hands them over. */
export const BATCH = 20;

/** Plays the games of one batch; returns their transcripts as lines of JSON. */
export async function playBatch(plan: SimulationPlan, batch: number): Promise<string> {
  const game = readGame(plan.game);
  const config = readConfig(game, plan.players, plan.options);
  const names = readBots(plan.bots, plan.players);
  const bots = await Promise.all(names.map((name) => loadBot(game.card.id, name, plan.players)));
  const end = Math.min(plan.games, (batch + 1) * BATCH);
  let lines = '';
  for (let index = batch * BATCH; index < end; index++) {
    lines += `${JSON.stringify(simulateGame(game, config, `${plan.seed}/${index}`, bots, plan))}\n`;
  }
  return lines;
}
