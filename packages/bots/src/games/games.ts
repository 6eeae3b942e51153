import { GAME_IDS, type GameId } from '@sixfold/engine';
import type { InstinctModule, Strategy, StrategyModule } from '../contract/strategy.ts';
import type { Curriculum } from '../training/curriculum.ts';

/** What each game's folder brings, loaded when it is needed. The one place here that knows them all. */
const STRATEGIES: Readonly<Record<GameId, () => Promise<StrategyModule>>> = {
  board: () => import('./board/strategy.ts'),
  board3d: () => import('./board3d/strategy.ts'),
  cards: () => import('./cards/strategy.ts'),
  stones: () => import('./stones/strategy.ts'),
  dice: () => import('./dice/strategy.ts'),
};

/** What each game brings to measure against; nobody loads it to play. */
const INSTINCTS: Readonly<Record<GameId, () => Promise<unknown>>> = {
  board: () => import('./board/instinct.ts'),
  board3d: () => import('./board3d/instinct.ts'),
  cards: () => import('./cards/instinct.ts'),
  stones: () => import('./stones/instinct.ts'),
  dice: () => import('./dice/instinct.ts'),
};

/** Where a network is trained, how. A list of its own, so that a build for play alone leaves all of training out. */
const CURRICULA: Partial<Record<GameId, () => Promise<{ readonly curriculum: (players: number) => unknown }>>> = {
  board: () => import('./board/curriculum.ts'),
  board3d: () => import('./board3d/curriculum.ts'),
  cards: () => import('./cards/curriculum.ts'),
  stones: () => import('./stones/curriculum.ts'),
};

/** The games in which a network is trained. (Asked for, not kept: a build would not know that it may leave it out.) */
export const learningGames = (): GameId[] => GAME_IDS.filter((game) => game in CURRICULA);

/** What is loaded: a worker is asked for the same again at every move. */
const loaded = new Map<string, Promise<Strategy>>();

/** How a game is played by so many. What could not be loaded is tried again the next time. */
export function loadStrategy(game: GameId, players: number): Promise<Strategy> {
  const key = `${game} ${players}`;
  const strategy = loaded.get(key) ?? load(game, players);
  loaded.set(key, strategy);
  strategy.catch(() => loaded.delete(key));
  return strategy;
}

/** A strategy is typed for its own game's positions; it is only ever given those. */
async function load(game: GameId, players: number): Promise<Strategy> {
  const folder = await STRATEGIES[game]();
  return (await folder.loadStrategy(players)) as Strategy;
}

export const loadInstinct = async (game: GameId): Promise<InstinctModule> =>
  (await INSTINCTS[game]()) as InstinctModule;

/** How a game is learned with so many players; null where nothing is learned. */
export async function loadCurriculum(game: GameId, players: number): Promise<Curriculum | null> {
  const folder = await CURRICULA[game]?.();
  return folder ? (folder.curriculum(players) as Curriculum) : null;
}
