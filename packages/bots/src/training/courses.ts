import { GAME_IDS, type GameId } from '@sixfold/engine';
import type { Course } from './course.ts';

type Load = () => Promise<{ readonly course: (players: number) => unknown }>;

/** The games whose players learn by playing against themselves. The one place of the training that names games. */
const FOLDERS: Partial<Readonly<Record<GameId, Load>>> = {
  board: () => import('../games/board/course.ts'),
  cards: () => import('../games/cards/course.ts'),
};

/** The games in which something is learned. */
export const LEARNING_GAMES = GAME_IDS.filter((id) => id in FOLDERS);

/** The course of a game for a number of players; null where nothing is learned. */
export async function loadCourse(game: GameId, players: number): Promise<Course | null> {
  const folder = await FOLDERS[game]?.();
  return folder ? (folder.course(players) as Course) : null;
}
