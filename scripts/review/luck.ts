import type { BotName } from '@sixfold/bots';
import { USUAL_EFFORT, type Evaluation } from '@sixfold/review';
import { luckOfGame, type LuckSample } from '@sixfold/review/statistics';
import { playBots } from '../../packages/testing/src/bot-games.ts';
import type { Origin } from './evaluation.ts';
import type { ReviewTable } from './tables.ts';

/** Games whose luck is added up. What others made is forgotten. */
export interface LuckPlan extends Origin {
  readonly what: 'luck';
  readonly table: ReviewTable;
  readonly who: readonly BotName[];
  /** Another text is other games. */
  readonly seed: string;
}

/** Masters think so many steps, as the issue of all this asks. */
const STEPS = 8;

/** Plays the game of this number, and says what luck did in it. */
export async function luckIn(plan: LuckPlan, number: number, evaluation: Evaluation): Promise<LuckSample> {
  const { table, who } = plan;
  const seed = `${plan.seed}/${table.game}/${table.players}/${number}`;
  const transcript = await playBots(table.game, { ...table, bots: who, seed, steps: STEPS });
  return luckOfGame(transcript, evaluation, USUAL_EFFORT);
}
