import { loadCurriculum, Schooling, type Hyperparameters } from '@sixfold/bots/training';
import type { GameId } from '@sixfold/engine';

/** What is learned and how, in words that can be sent to a thread. */
export interface PracticePlan {
  readonly game: GameId;
  readonly players: number;
  readonly hyperparameters: Hyperparameters;
  readonly seed: number;
}

/** The schooling of a plan, as a thread takes part in it. */
export async function openSchooling({ game, players, hyperparameters, seed }: PracticePlan): Promise<Schooling> {
  const curriculum = await loadCurriculum(game, players);
  if (!curriculum) throw new Error(`nothing is learned in ${game}`);
  return new Schooling(curriculum, hyperparameters, seed);
}
