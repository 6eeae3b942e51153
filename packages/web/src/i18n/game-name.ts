import type { GameId } from '@sixfold/engine';
import type { Messages } from './messages.ts';

/** What a game is called whose id came from a table or a record, where it has been checked. */
export const gameName = (game: string, { games }: Messages): string => games[game as GameId].name;
