import { board3d, type Board3dPosition } from '@sixfold/engine/board3d';
import type { TilePosition } from '@sixfold/engine/family';
import type { Level } from '../../contract/levels.ts';
import type { Strategy } from '../../contract/strategy.ts';
import { loadNetworks } from '../../family/networks.ts';
import { judgesOf } from '../../tiles/judges.ts';
import type { Depth } from '../../tiles/search.ts';
import { mayFinish, tileStrategy } from '../../tiles/strategy.ts';
import { CHARACTERS } from './characters.ts';
import { SENSE, TASTE } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { WEIGHTS } from './weights.ts';

// The supply ends the game, not a lack of places: a try that comes so far plays it out by itself.
const EXPERT: Depth = { glances: 12, tries: 4, width: 1, leaf: 3, turns: 1, decisions: 12, endgame: 0 };
const MASTER: Depth = { glances: 40, tries: 10, width: 4, leaf: 6, turns: 1, decisions: 12, endgame: 0 };
/** With more players there is more to look at in each decision. */
const MASTERS: readonly Depth[] = [MASTER, { ...MASTER, decisions: 11 }, { ...MASTER, decisions: 9 }];
const LONE_MASTER: Depth = { glances: 64, tries: 8, width: 6, leaf: 6, turns: 4, decisions: 12, endgame: 0 };

function depth(level: Level, players: number): Depth {
  if (level !== 'master') return EXPERT;
  return MASTERS[players - 2] ?? LONE_MASTER;
}

const mayEnd = (position: Board3dPosition): boolean => position.lastTurns === 1 || mayFinish(position);

export async function loadStrategy(players: number): Promise<Strategy<TilePosition>> {
  const judgeOf = judgesOf(await loadNetworks(WEIGHTS, [players]), SENSE, TASTE);
  return tileStrategy({ game: board3d, greedy, characters: CHARACTERS, judgeOf, depth, mayEnd });
}
