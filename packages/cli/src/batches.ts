import { readBots, readConfig, readGame } from './seats.ts';
import { simulateGame } from './simulation.ts';

/** What a simulation plays, in words that can be sent to a worker. */
export interface Plan {
  readonly game: string;
  readonly players: number;
  readonly bots: string;
  readonly options: string | undefined;
  readonly seed: string;
}

/** Plays the games from number `from` to before `to`; returns their transcripts as lines of JSON. */
export function playBatch(plan: Plan, from: number, to: number): string {
  const game = readGame(plan.game);
  const config = readConfig(game, plan.players, plan.options);
  const bots = readBots(plan.bots, plan.players);
  let lines = '';
  for (let index = from; index < to; index++) {
    lines += `${JSON.stringify(simulateGame(game, config, `${plan.seed}/${index}`, bots))}\n`;
  }
  return lines;
}
