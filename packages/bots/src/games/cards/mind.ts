import type { Chance } from '@sixfold/engine';
import type { CardsPosition } from '@sixfold/engine/cards';
import { decided, type Thinking } from '../../bot.ts';
import type { Level } from '../../levels.ts';
import type { Mind } from '../../mind.ts';
import { parseNetwork } from '../../network.ts';
import { likeAPerson, noticed, type Weakness } from '../../people.ts';
import { Judge, WON } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { giveWay } from './patience.ts';
import { Search } from './search.ts';
import forTwo from './weights-2.json' with { type: 'json' };
import forMore from './weights-3.json' with { type: 'json' };

/** One judge for two players, and one for more. */
const [judgeOfTwo, judgeOfMore] = [new Judge(2, parseNetwork(forTwo)), new Judge(3, parseNetwork(forMore))];
const judgeFor = ({ config: { players } }: CardsPosition): Judge => (players === 2 ? judgeOfTwo : judgeOfMore);

/** Newcomers look at the points alone, and not at all of their cards. */
const NEWCOMERS: Partial<Record<Level, Weakness>> = {
  beginner: { sees: 0.4, cares: 0 },
  casual: { sees: 0.8, cares: 0.15 },
};

/** The others know what a position is worth: what share of their moves they see, how many own turns they look ahead. */
const PLAYERS: Partial<Record<Level, { readonly sees: number; readonly turns: number }>> = {
  club: { sees: 0.85, turns: 0 },
  expert: { sees: 0.9, turns: 1 },
  master: { sees: 1, turns: 2 },
};

function think(level: Level, imagine: () => CardsPosition, chance: Chance): Thinking {
  const position = imagine();
  const newcomer = NEWCOMERS[level];
  if (newcomer) return decided(likeAPerson(position, position.legalMoves(), newcomer, chance));
  const { sees, turns } = PLAYERS[level]!;
  const judge = judgeFor(position);
  const moves = seenMoves(position, judge, sees, chance);
  return turns > 0 ? new Search(position, moves, judge, turns, chance) : decided(judge.best(position, moves));
}

/** The moves to think about. Nobody at these levels overlooks a win. */
function seenMoves(position: CardsPosition, judge: Judge, sees: number, chance: Chance): readonly number[] {
  const best = judge.best(position);
  if (judge.value === WON) return [best];
  const opening = giveWay(position, chance);
  return opening === null ? noticed(judge.differentMoves(position), sees, chance) : [opening];
}

export const mind: Mind<CardsPosition> = {
  greedy,
  instinct: (position, chance) => giveWay(position, chance) ?? judgeFor(position).best(position),
  think,
};
