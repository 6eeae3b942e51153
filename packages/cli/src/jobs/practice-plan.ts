import { loadCurriculum, Schooling, type Curriculum, type Hyperparameters } from '@sixfold/bots/training';
import type { GameId } from '@sixfold/engine';
import { loadLessons } from '@sixfold/review/training';

/** Who learns: a bot that plays, or an evaluation that looks on. */
export type Pupil = 'bot' | 'evaluation';

/** What is learned and how, in words that can be sent to a thread. */
export interface PracticePlan {
  readonly pupil: Pupil;
  readonly game: GameId;
  readonly players: number;
  readonly hyperparameters: Hyperparameters;
  readonly seed: number;
}

/** How somebody learns a game with so many players; null where nothing is learned. */
export const curriculumOf = ({
  pupil,
  game,
  players,
}: Pick<PracticePlan, 'pupil' | 'game' | 'players'>): Promise<Curriculum | null> =>
  (pupil === 'bot' ? loadCurriculum : loadLessons)(game, players);

/** The schooling of a plan, as a thread takes part in it. */
export async function openSchooling(plan: PracticePlan): Promise<Schooling> {
  const { game, hyperparameters, seed } = plan;
  const curriculum = await curriculumOf(plan);
  if (!curriculum) throw new Error(`nothing is learned in ${game}`);
  return new Schooling(curriculum, hyperparameters, seed);
}
