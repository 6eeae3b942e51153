import type { Config } from '../contract/card.ts';
import type { Parsed } from '../contract/errors.ts';
import type { GameId } from '../contract/ids.ts';

/** Reads the setup of a transcript: its pieces, in the order in which `deal` draws them. */
export type ParseSetup = (config: Config, setup: unknown) => Parsed<number[]>;

/**
 * How the setups of a game are read, for those who replay one game: they need the rules of no other, and players need none of it.
 * It lies in every game's folder under the same name, so that nothing here names a game.
 */
export const loadSetup = (id: GameId): Promise<{ readonly parseSetup: ParseSetup }> => import(`./${id}/setup.ts`);
