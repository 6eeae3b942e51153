import { basis, judge, loadMastersJudge } from '@sixfold/bots/board';
import { loadNetworks, type Weights } from '@sixfold/bots/networks';
import type { TilePosition } from '@sixfold/engine/family';
import type { Evaluation } from '../../contract/evaluation.ts';
import { makeFollowedEvaluation, type TileFollowUp } from '../../tiles/followed-evaluation.ts';
import { makeLearnedEvaluation } from '../../tiles/learned-evaluation.ts';
import { makeTileEvaluation, type TileTaste } from '../../tiles/tile-evaluation.ts';
import { loadSight } from './sight.ts';

/** Fitted to 150 games that two club players played. */
const TASTE: TileTaste = { turns: 1, width: 4, leaf: 6, now: 0.18, later: 0.24, tempo: 0.42 };

/** A turn ahead, as far as masters look, and one more where much seems lost. */
const FOLLOW_UP: TileFollowUp = { turns: 1, again: { turns: 2, worlds: 2 }, width: 4, leaf: 6 };

/** What has been learned, by how many play. */
const WEIGHTS: Weights = {
  2: () => import('./weights-2.json', { with: { type: 'json' } }),
};

/** With so many players masters' results without luck vary at most two thirds as much as their results. */
const SEES_LUCK: readonly number[] = [];

/** Four may be partners: then two teams compete. */
const competing = (players: number): number[] => (players === 4 ? [2, 4] : [players]);

async function loadDecisions(players: number): Promise<Evaluation<TilePosition>> {
  const masters = competing(players).map(async (teams) => [teams, await loadMastersJudge(teams)] as const);
  return makeFollowedEvaluation('board-moves', new Map(await Promise.all(masters)), FOLLOW_UP);
}

/** How the game is judged with so many players. */
export async function makeEvaluation(players: number): Promise<Evaluation<TilePosition>> {
  const forDecisions = await loadDecisions(players);
  const network = (await loadNetworks(WEIGHTS, [players])).get(players);
  if (!network) return makeTileEvaluation({ name: 'board-racks', basis, judge, taste: TASTE, forDecisions });
  const seen = await loadSight(players);
  const learned = { name: 'board-whole', sight: seen.sight, network, seesLuck: SEES_LUCK.includes(players) };
  return makeLearnedEvaluation({ ...learned, basis: `${seen.basis} ${network.weights.join()}` }, forDecisions);
}
