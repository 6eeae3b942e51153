import type { Chance } from '@sixfold/engine';
import { cards, type CardsPosition } from '@sixfold/engine/cards';
import { decided, type Thinking } from '../../contract/bot.ts';
import type { Level } from '../../contract/levels.ts';
import type { Strategy } from '../../contract/strategy.ts';
import { parseNetwork } from '../../family/network.ts';
import { noticed, weakMove } from '../../family/weak-players.ts';
import { CardsJudge, WON } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { giveWay } from './standstill.ts';
import { CardsSearch } from './search.ts';
import { WEAK_PLAYERS } from './weak-players.ts';
import forTwo from './weights-2.json' with { type: 'json' };
import forMore from './weights-3.json' with { type: 'json' };

/** One judge for two players, and one for more. */
const [judgeOfTwo, judgeOfMore] = [new CardsJudge(2, parseNetwork(forTwo)), new CardsJudge(3, parseNetwork(forMore))];
const judgeFor = ({ config: { players } }: CardsPosition): CardsJudge => (players === 2 ? judgeOfTwo : judgeOfMore);

/** The others know what a position is worth: what share of their moves they see, how many own turns they look ahead. */
const PLAYERS: Partial<Record<Level, { readonly sees: number; readonly turns: number }>> = {
  club: { sees: 0.85, turns: 0 },
  expert: { sees: 0.9, turns: 1 },
  master: { sees: 1, turns: 2 },
};

function think(level: Level, position: CardsPosition, chance: Chance): Thinking {
  const weakness = WEAK_PLAYERS[level];
  if (weakness) return decided(weakMove(position, position.legalMoves(), weakness, chance));
  const { sees, turns } = PLAYERS[level]!;
  const judge = judgeFor(position);
  const moves = seenMoves(position, judge, sees, chance);
  return turns > 0 ? new CardsSearch(position, moves, judge, turns, chance) : decided(judge.best(position, moves));
}

/** The moves to think about. Nobody at these levels overlooks a win. */
function seenMoves(position: CardsPosition, judge: CardsJudge, sees: number, chance: Chance): readonly number[] {
  const best = judge.best(position);
  if (judge.value === WON) return [best];
  const opening = giveWay(position, chance);
  return opening === null ? noticed(judge.differentMoves(position), sees, chance) : [opening];
}

export const strategy: Strategy<CardsPosition> = {
  game: cards,
  greedy,
  instinct: (position, chance) => giveWay(position, chance) ?? judgeFor(position).best(position),
  think,
};
