import type { GameId } from '@sixfold/engine';
import type { Mind } from './mind.ts';

type Load = () => Promise<{ readonly mind: unknown }>;

/** What each game's folder brings, loaded when it is needed. The one place here that knows them all. */
const FOLDERS: Readonly<Record<GameId, Load>> = {
  board: () => import('./games/board/mind.ts'),
  board3d: () => import('./games/board3d/mind.ts'),
  cards: () => import('./games/cards/mind.ts'),
  stones: () => import('./games/stones/mind.ts'),
  dice: () => import('./games/dice/mind.ts'),
};

/** A mind is typed for its own game's positions; it is only ever given those. */
export const loadMind = async (game: GameId): Promise<Mind> => (await FOLDERS[game]()).mind as Mind;
