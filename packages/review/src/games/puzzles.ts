import { GAME_IDS, type GameId } from '@sixfold/engine';
import type { PuzzleSet } from '../puzzles/puzzle.ts';

/** What each game's folder brings, loaded when its puzzles are opened. The one place here that knows them all. */
const PUZZLES: Partial<Record<GameId, () => Promise<{ readonly default: unknown }>>> = {
  board: () => import('./board/puzzles.json', { with: { type: 'json' } }),
  board3d: () => import('./board3d/puzzles.json', { with: { type: 'json' } }),
  cards: () => import('./cards/puzzles.json', { with: { type: 'json' } }),
  stones: () => import('./stones/puzzles.json', { with: { type: 'json' } }),
  dice: () => import('./dice/puzzles.json', { with: { type: 'json' } }),
};

/** The games that have puzzles. */
export const puzzledGames = (): GameId[] => GAME_IDS.filter((game) => game in PUZZLES);

/** All puzzles of a game; null where there are none. They were made by us, and a test opens every one. */
export const loadPuzzles = async (game: GameId): Promise<PuzzleSet | null> =>
  ((await PUZZLES[game]?.())?.default ?? null) as PuzzleSet | null;
