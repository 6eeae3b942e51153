import type { Chance } from '@sixfold/engine';
import { stones, type StonesPosition } from '@sixfold/engine/stones';
import { decided, type Thinking } from '../../contract/bot.ts';
import type { Level } from '../../contract/levels.ts';
import type { Strategy } from '../../contract/strategy.ts';
import { chooseAs, type Impression } from '../../family/character.ts';
import { CHARACTERS } from './characters.ts';
import { judgeAhead, judgeAtAGlance } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { StonesSearch } from './search.ts';

const impression: Impression<StonesPosition> = (position, moves) => {
  const search = new StonesSearch(position, judgeAtAGlance);
  return moves.map((move) => search.outlookOf(move));
};

function think(level: Level, position: StonesPosition, chance: Chance): Thinking {
  const character = CHARACTERS[level];
  if (character) return decided(chooseAs(character, position, position.legalMoves(), impression, chance));
  return new StonesSearch(position, judgeAtAGlance, judgeAhead);
}

const strategy: Strategy<StonesPosition> = {
  game: stones,
  greedy,
  // To stop or to take may always win, and there is little to look at.
  mayEnd: () => true,
  think,
};

export const loadStrategy = (): Promise<Strategy<StonesPosition>> => Promise.resolve(strategy);
