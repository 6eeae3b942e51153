import type { Chance } from '@sixfold/engine';
import { stones, type StonesPosition } from '@sixfold/engine/stones';
import { decided, type Thinking } from '../../contract/bot.ts';
import type { Level } from '../../contract/levels.ts';
import type { Strategy } from '../../contract/strategy.ts';
import { judgeAhead, judgeAtAGlance, judgeAlone } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { StonesSearch } from './search.ts';
import { WEAK_PLAYERS } from './weak-players.ts';

function think(level: Level, position: StonesPosition, chance: Chance): Thinking {
  if (level === 'master') return new StonesSearch(position, judgeAtAGlance, judgeAhead);
  if (level === 'expert') return new StonesSearch(position, judgeAlone);
  const moves = position.legalMoves();
  return decided(moves.length === 1 ? moves[0]! : WEAK_PLAYERS[level](position, chance));
}

export const strategy: Strategy<StonesPosition> = {
  game: stones,
  greedy,
  instinct: (position) => new StonesSearch(position, judgeAtAGlance).move,
  think,
};
