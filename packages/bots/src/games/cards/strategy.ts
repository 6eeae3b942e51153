import type { Chance } from '@sixfold/engine';
import { cards, GOAL, type CardsPosition } from '@sixfold/engine/cards';
import { decided, type Thinking } from '../../contract/bot.ts';
import type { Level } from '../../contract/levels.ts';
import type { Strategy } from '../../contract/strategy.ts';
import { NearbyNetwork } from '../../family/nearby.ts';
import { loadNetworks } from '../../family/networks.ts';
import { lacksAtMost } from '../../family/wins.ts';
import { CHARACTERS } from './characters.ts';
import { chooseAs, type Impression } from '../../family/character.ts';
import { CardsJudge } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { giveWay } from './standstill.ts';
import { CardsSearch } from './search.ts';
import { WEIGHTS } from './weights.ts';

/** Masters look so many own turns ahead. */
const TURNS = 2;

/** A card advances at most so many tracks. */
const ADVANCED = 2;

/** What a judge thinks of each move. */
const impressionOf =
  (judge: CardsJudge): Impression<CardsPosition> =>
  (position, moves) => {
    judge.lookAt(position);
    return moves.map((move) => Math.min(1, judge.worth(position, move)));
  };

function think(judge: CardsJudge, level: Level, position: CardsPosition, chance: Chance): Thinking {
  const opening = giveWay(position, chance);
  if (opening !== null) return decided(opening);
  const moves = judge.differentMoves(position);
  const character = CHARACTERS[level];
  if (character) return decided(chooseAs(character, position, moves, impressionOf(judge), chance));
  return new CardsSearch(position, moves, judge, TURNS, chance);
}

export async function loadStrategy(players: number): Promise<Strategy<CardsPosition>> {
  const network = (await loadNetworks(WEIGHTS, [players])).get(players);
  if (!network) throw new Error(`nothing was learned for ${players} players`);
  const judge = new CardsJudge(players, new NearbyNetwork(network));
  return {
    game: cards,
    greedy,
    mayEnd: (position) => lacksAtMost(position, GOAL, ADVANCED),
    think: (level, position, chance) => think(judge, level, position, chance),
  };
}
