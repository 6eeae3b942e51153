import { GAME_IDS, type GameId } from '@sixfold/engine';
import type { Strategy } from '../contract/strategy.ts';
import type { Curriculum } from '../training/curriculum.ts';

/** What each game's folder brings, loaded when it is needed. The one place here that knows them all. */
const STRATEGIES: Readonly<Record<GameId, () => Promise<{ readonly strategy: unknown }>>> = {
  board: () => import('./board/strategy.ts'),
  board3d: () => import('./board3d/strategy.ts'),
  cards: () => import('./cards/strategy.ts'),
  stones: () => import('./stones/strategy.ts'),
  dice: () => import('./dice/strategy.ts'),
};

/** Where a network is trained, how. A list of its own, so that a build for play alone leaves all of training out. */
const CURRICULA: Partial<Record<GameId, () => Promise<{ readonly curriculum: (players: number) => unknown }>>> = {
  board: () => import('./board/curriculum.ts'),
  cards: () => import('./cards/curriculum.ts'),
};

/** The games in which a network is trained. (Asked for, not kept: a build would not know that it may leave it out.) */
export const learningGames = (): GameId[] => GAME_IDS.filter((game) => game in CURRICULA);

/** A strategy is typed for its own game's positions; it is only ever given those. */
export const loadStrategy = async (game: GameId): Promise<Strategy> => (await STRATEGIES[game]()).strategy as Strategy;

/** How a game is learned with so many players; null where nothing is learned. */
export async function loadCurriculum(game: GameId, players: number): Promise<Curriculum | null> {
  const folder = await CURRICULA[game]?.();
  return folder ? (folder.curriculum(players) as Curriculum) : null;
}
