import type { Config } from '../contract/card.ts';
import type { Parsed } from '../contract/errors.ts';
import type { GameId } from '../contract/ids.ts';
import { parseSetup as board } from '../games/board/setup.ts';
import { parseSetup as board3d } from '../games/board3d/setup.ts';
import { parseSetup as cards } from '../games/cards/setup.ts';
import { parseSetup as dice } from '../games/dice/setup.ts';
import { parseSetup as stones } from '../games/stones/setup.ts';

/** Reads the setup of a transcript: its pieces, in the order in which `deal` draws them. Playing does not need this. */
export const PARSE_SETUP: Record<GameId, (config: Config, setup: unknown) => Parsed<number[]>> = {
  board,
  board3d,
  cards,
  stones,
  dice,
};
