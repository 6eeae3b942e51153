import { GAME_IDS, type GameId } from '@sixfold/engine';
import type { Evaluation } from '../contract/evaluation.ts';

/** What each game's folder brings, loaded when it is needed. The one place here that knows them all. */
const EVALUATIONS: Partial<Record<GameId, (players: number) => Promise<unknown>>> = {
  board: async (players) => (await import('./board/evaluation.ts')).makeEvaluation(players),
  board3d: async (players) => (await import('./board3d/evaluation.ts')).makeEvaluation(players),
  cards: async (players) => (await import('./cards/evaluation.ts')).makeEvaluation(players),
  stones: async (players) => (await import('./stones/evaluation.ts')).makeEvaluation(players),
  dice: async () => (await import('./dice/evaluation.ts')).makeEvaluation(),
};

/** The games that can be reviewed. */
export const reviewedGames = (): GameId[] => GAME_IDS.filter((game) => game in EVALUATIONS);

/**
 * Who judges a game with so many players; null where nobody does: alone there is nobody to win against. An evaluation is typed
 * for its own game's positions, and is only ever given those.
 */
export const loadEvaluation = async (game: GameId, players: number): Promise<Evaluation | null> =>
  players > 1 ? (((await EVALUATIONS[game]?.(players)) ?? null) as Evaluation | null) : null;
