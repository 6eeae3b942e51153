import { board3d, type Board3dPosition } from '@sixfold/engine/board3d';
import type { Level } from '../../contract/levels.ts';
import { mayFinish, tileStrategy } from '../../tiles/strategy.ts';
import type { Depth, TileJudges } from '../../tiles/search.ts';
import { CHARACTERS } from './characters.ts';
import { loneJudge, tableJudge } from './evaluate.ts';
import { greedy } from './greedy.ts';

const AT_TABLE: TileJudges = { moves: tableJudge, outcomes: tableJudge };
const ALONE: TileJudges = { moves: loneJudge, outcomes: loneJudge };

// The supply ends the game, not a lack of places: a try that comes so far plays it out by itself.
const EXPERT: Depth = { glances: 12, tries: 4, width: 1, leaf: 3, turns: 1, endgame: 0 };
const CANDIDATE: Depth = { glances: 24, tries: 7, width: 2, leaf: 4, turns: 1, endgame: 0 };
const MASTER: Depth = { glances: 40, tries: 10, width: 4, leaf: 6, turns: 2, endgame: 0 };
const LONE_MASTER: Depth = { glances: 64, tries: 8, width: 6, leaf: 6, turns: 4, endgame: 0 };

function depth(level: Level, players: number): Depth {
  if (level !== 'master') return level === 'expert' ? EXPERT : CANDIDATE;
  return players === 1 ? LONE_MASTER : MASTER;
}

export const strategy = tileStrategy({
  game: board3d,
  greedy,
  characters: CHARACTERS,
  judges: (players) => (players === 1 ? ALONE : AT_TABLE),
  depth,
  mayEnd(position: Board3dPosition) {
    return position.lastTurns === 1 || mayFinish(position);
  },
});
