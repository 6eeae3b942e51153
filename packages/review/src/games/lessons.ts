import type { Curriculum } from '@sixfold/bots/training';
import { GAME_IDS, type GameId } from '@sixfold/engine';

/** Where an evaluation learns, how. A list of its own, so that a build for reviews alone leaves all of training out. */
const LESSONS: Partial<Record<GameId, (players: number) => Promise<Curriculum>>> = {
  board: async (players) => (await import('./board/lessons.ts')).loadLessons(players),
};

/** The games in which an evaluation learns. */
export const learningEvaluations = (): GameId[] => GAME_IDS.filter((game) => game in LESSONS);

/** How the evaluation of a game with so many players learns; null where none does. */
export const loadLessons = async (game: GameId, players: number): Promise<Curriculum | null> =>
  players > 1 ? ((await LESSONS[game]?.(players)) ?? null) : null;
