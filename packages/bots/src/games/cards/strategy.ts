import type { Chance } from '@sixfold/engine';
import { cards, GOAL, type CardsPosition } from '@sixfold/engine/cards';
import { decided, type Thinking } from '../../contract/bot.ts';
import type { Level } from '../../contract/levels.ts';
import type { Strategy } from '../../contract/strategy.ts';
import { parseNetwork, sigmoid } from '../../family/network.ts';
import { lacksAtMost } from '../../family/wins.ts';
import { CHARACTERS } from './characters.ts';
import { chooseAs, type Impression } from '../../family/character.ts';
import { CardsJudge } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { giveWay } from './standstill.ts';
import { CardsSearch } from './search.ts';
import forTwo from './weights-2.json' with { type: 'json' };
import forMore from './weights-3.json' with { type: 'json' };

/** One judge for two players, and one for more. */
const [judgeOfTwo, judgeOfMore] = [new CardsJudge(2, parseNetwork(forTwo)), new CardsJudge(3, parseNetwork(forMore))];
const judgeFor = ({ config: { players } }: CardsPosition): CardsJudge => (players === 2 ? judgeOfTwo : judgeOfMore);

/** How many own turns they look ahead. */
const TURNS: Partial<Readonly<Record<Level, number>>> = { expert: 1, master: 2 };

/** A card advances at most so many tracks. */
const ADVANCED = 2;

const impression: Impression<CardsPosition> = (position, moves) => {
  const judge = judgeFor(position);
  judge.lookAt(position);
  return moves.map((move) => sigmoid(judge.worth(position, move)));
};

function think(level: Level, position: CardsPosition, chance: Chance): Thinking {
  const opening = giveWay(position, chance);
  if (opening !== null) return decided(opening);
  const judge = judgeFor(position);
  const moves = judge.differentMoves(position);
  const character = CHARACTERS[level];
  if (character) return decided(chooseAs(character, position, moves, impression, chance));
  return new CardsSearch(position, moves, judge, TURNS[level] ?? 1, chance);
}

export const strategy: Strategy<CardsPosition> = {
  game: cards,
  greedy,
  mayEnd: (position) => lacksAtMost(position, GOAL, ADVANCED),
  instinct: (position, chance) => giveWay(position, chance) ?? judgeFor(position).best(position),
  think,
};
