import type { Chance } from '@sixfold/engine';
import type { CardsPosition } from '@sixfold/engine/cards';
import { parseNetwork } from '../../family/network.ts';
import { CardsJudge } from './evaluate.ts';
import forTwo from './instinct-2.json' with { type: 'json' };
import forMore from './instinct-3.json' with { type: 'json' };
import { giveWay } from './standstill.ts';

/** One judge for two players, and one for more. */
const [judgeOfTwo, judgeOfMore] = [
  new CardsJudge(2, parseNetwork(forTwo), 'former'),
  new CardsJudge(3, parseNetwork(forMore), 'former'),
];

export function instinct(position: CardsPosition, chance: Chance): number {
  const judge = position.config.players === 2 ? judgeOfTwo : judgeOfMore;
  return giveWay(position, chance) ?? judge.best(position);
}
