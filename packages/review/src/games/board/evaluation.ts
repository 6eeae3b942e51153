import { basis, judge } from '@sixfold/bots/board';
import { loadNetworks, type Weights } from '@sixfold/bots/networks';
import type { TilePosition } from '@sixfold/engine/family';
import type { Evaluation } from '../../contract/evaluation.ts';
import { makeLearnedEvaluation } from '../../tiles/learned-evaluation.ts';
import { makeTileEvaluation, type TileTaste } from '../../tiles/tile-evaluation.ts';
import { loadSight } from './sight.ts';

/** Fitted to 150 games that two club players played. */
const TASTE: TileTaste = { turns: 1, width: 4, leaf: 6, now: 0.18, later: 0.24, tempo: 0.42 };

/** What has been learned, by how many play. */
const WEIGHTS: Weights = {
  2: () => import('./weights-2.json', { with: { type: 'json' } }),
};

/** With so many players masters' results without luck vary at most two thirds as much as their results. */
const SEES_LUCK: readonly number[] = [];

/** How the game is judged with so many players. */
export async function makeEvaluation(players: number): Promise<Evaluation<TilePosition>> {
  const racks = makeTileEvaluation('board-racks', basis, judge, TASTE);
  const network = (await loadNetworks(WEIGHTS, [players])).get(players);
  if (!network) return racks;
  const seen = await loadSight(players);
  const learned = { name: 'board-whole', sight: seen.sight, network, seesLuck: SEES_LUCK.includes(players) };
  return makeLearnedEvaluation({ ...learned, basis: `${seen.basis} ${network.weights.join()}` }, racks);
}
