import { parseNetwork } from '../../family/network.ts';
import { CardsJudge } from './evaluate.ts';
import forTwo from './instinct-2.json' with { type: 'json' };
import forMore from './instinct-3.json' with { type: 'json' };

export { cardReasons } from './advice.ts';
export { WON } from './evaluate.ts';
export type { CardsJudge };

const weightsFor = (players: number) => (players === 2 ? forTwo : forMore);

/** A judge at a table of so many. */
export const makeJudge = (players: number): CardsJudge =>
  new CardsJudge(Math.min(players, 3), parseNetwork(weightsFor(players)), 'former');

/** All that the judgement depends on, as a text. */
export const basisFor = (players: number): string => JSON.stringify(weightsFor(players));
