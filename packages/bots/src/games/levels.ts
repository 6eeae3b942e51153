import type { GameId } from '@sixfold/engine';
import { LEVELS, type Level } from '../contract/levels.ts';
import { levels as board } from './board/levels.ts';
import { levels as board3d } from './board3d/levels.ts';
import { levels as cards } from './cards/levels.ts';
import { levels as dice } from './dice/levels.ts';
import { levels as stones } from './stones/levels.ts';

/** As many as people can tell apart in any game. */
const USUAL: readonly Level[] = ['beginner', 'casual', 'club', 'expert', 'master'];

/** Games that offer others. A registry of its own: who offers levels loads none that plays. */
const OFFERED: Readonly<Partial<Record<GameId, readonly Level[]>>> = {
  board,
  board3d,
  cards,
  dice,
  stones,
};

/** The levels that people can tell apart in a game, weakest first; the others can be asked for as well. */
export const levelsOf = (game: GameId): readonly Level[] => OFFERED[game] ?? USUAL;

/** As what a level plays a game: as itself, or as the next one below that the game offers. */
export const levelIn = (game: GameId, level: Level): Level =>
  levelsOf(game).findLast((offered) => LEVELS.indexOf(offered) <= LEVELS.indexOf(level)) ?? LEVELS[0];
