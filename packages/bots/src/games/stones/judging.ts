import type { StonesPosition } from '@sixfold/engine/stones';
import type { Reason } from '../../contract/advice.ts';
import { COMPANY_VERSION } from '../../contract/levels.ts';
import { loadNetworks } from '../../family/networks.ts';
import { ChanceJudge } from './chance.ts';
import { judgeAtAGlance, type StonesJudge } from './evaluate.ts';
import { StonesSearch } from './search.ts';
import { WEIGHTS } from './weights.ts';

export type { StonesJudge };
export { Layout } from './layout.ts';
export { averageRefilled } from './refill.ts';
export { TurnSolver, type WorthOfEnd } from './turn.ts';

/** What speaks for a move. */
export const stoneReasons = (position: StonesPosition, move: number): readonly Reason[] =>
  new StonesSearch(position, judgeAtAGlance).advice().find((advice) => advice.move === move)?.reasons ?? [];

/** Who judges for masters at a table of so many, and all that the judgement depends on, as a text. */
export async function loadMastersJudge(players: number): Promise<{ judge: StonesJudge; basis: string }> {
  const network = (await loadNetworks(WEIGHTS, [players])).get(players);
  if (!network) throw new Error(`nothing was learned for ${players} players`);
  return {
    judge: new ChanceJudge(players, network),
    basis: `stones bots ${COMPANY_VERSION} ${network.weights.join()}`,
  };
}
