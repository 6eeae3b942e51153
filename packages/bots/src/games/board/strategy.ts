import { board } from '@sixfold/engine/board';
import type { TilePosition } from '@sixfold/engine/family';
import { USUAL_STEPS, type Level } from '../../contract/levels.ts';
import type { Strategy } from '../../contract/strategy.ts';
import { loadNetworks } from '../../family/networks.ts';
import { judgesOf } from '../../tiles/judges.ts';
import type { Depth } from '../../tiles/search.ts';
import { mayFinish, tileStrategy } from '../../tiles/strategy.ts';
import { CHARACTERS } from './characters.ts';
import { SENSE, TASTE } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { WEIGHTS } from './weights.ts';

const EXPERT: Depth = { glances: 16, tries: 4, width: 1, leaf: 4, turns: 1, decisions: 14, endgame: 6 };
const MASTER: Depth = {
  glances: 32,
  tries: 12,
  width: 4,
  leaf: 6,
  later: { after: USUAL_STEPS, width: 8, leaf: 12 },
  turns: 1,
  decisions: 14,
  endgame: 16,
};
/** With more players there is more to look at in each decision. */
const MASTERS: readonly Depth[] = [MASTER, { ...MASTER, decisions: 11 }, { ...MASTER, decisions: 10 }];
/** Alone, what is laid now pays much later. */
const LONE_MASTER: Depth = { glances: 32, tries: 8, width: 5, leaf: 6, turns: 8, decisions: 14, endgame: 14 };

function depth(level: Level, players: number): Depth {
  if (level !== 'master') return EXPERT;
  return MASTERS[players - 2] ?? LONE_MASTER;
}

/** Four may be partners: then two teams compete. */
const competing = (players: number): number[] => (players === 4 ? [2, 4] : [players]);

export async function loadStrategy(players: number): Promise<Strategy<TilePosition>> {
  const networks = await loadNetworks(WEIGHTS, competing(players));
  const judgeOf = judgesOf(networks, SENSE, TASTE);
  return tileStrategy({ game: board, greedy, characters: CHARACTERS, judgeOf, depth, mayEnd: mayFinish });
}
