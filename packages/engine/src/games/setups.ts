import type { Config } from '../contract/card.ts';
import type { Parsed } from '../contract/errors.ts';
import type { GameId } from '../contract/ids.ts';

/** Reads the setup of a transcript: its pieces, in the order in which `deal` draws them. */
export type ParseSetup = (config: Config, setup: unknown) => Parsed<number[]>;

/** How the setups of a game are read, for those who replay one game: they need the rules of no other, and players need none of it. */
export const LOAD_SETUP: Readonly<Record<GameId, () => Promise<{ readonly parseSetup: ParseSetup }>>> = {
  board: () => import('./board/setup.ts'),
  board3d: () => import('./board3d/setup.ts'),
  cards: () => import('./cards/setup.ts'),
  stones: () => import('./stones/setup.ts'),
  dice: () => import('./dice/setup.ts'),
};
