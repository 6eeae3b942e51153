import { GAMES, type Chance, type GameId, type Position, type View } from '@sixfold/engine';
import type { Bot } from './bot.ts';
import { GREEDY } from './games.ts';

export type { Bot } from './bot.ts';

/** A position that the view's seat must think possible; its choice must not depend on which. */
const imagine = (view: View, chance: Chance): Position => GAMES[view.game as GameId].resample(view as never, chance);

const random: Bot = {
  name: 'random',
  choose: (view, chance) => imagine(view, chance).randomMove(chance),
};

const greedy: Bot = {
  name: 'greedy',
  choose: (view, chance) => GREEDY[view.game as GameId](imagine(view, chance), chance),
};

/** All bots, weakest first. */
export const BOTS: readonly Bot[] = [random, greedy];

export const findBot = (name: string): Bot | undefined => BOTS.find((bot) => bot.name === name);
