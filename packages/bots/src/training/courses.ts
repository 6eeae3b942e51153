import type { GameId } from '@sixfold/engine';
import type { Course } from './course.ts';

type Load = () => Promise<{ readonly course: (players: number) => unknown }>;

/** The games whose players learn by playing against themselves. The one place of the training that names games. */
const FOLDERS: Partial<Readonly<Record<GameId, Load>>> = {
  board: () => import('../games/board/course.ts'),
  cards: () => import('../games/cards/course.ts'),
};

export const LEARNING_GAMES = Object.keys(FOLDERS) as GameId[];

/** The course of a game for a number of players; null where nothing is learned. */
export async function loadCourse(game: GameId, players: number): Promise<Course | null> {
  const folder = await FOLDERS[game]?.();
  return folder ? (folder.course(players) as Course) : null;
}
