import { loadNetworks } from '../../family/networks.ts';
import { NearbyNetwork } from '../../family/nearby.ts';
import { CardsJudge } from './evaluate.ts';
import { WEIGHTS } from './weights.ts';

export { cardReasons } from './advice.ts';
export { WON } from './evaluate.ts';
export type { CardsJudge };

/** Who judges for masters at a table of so many, and all that the judgement depends on, as a text. */
export async function loadMastersJudge(players: number): Promise<{ judge: CardsJudge; basis: string }> {
  const network = (await loadNetworks(WEIGHTS, [players])).get(players);
  if (!network) throw new Error(`nothing was learned for ${players} players`);
  return { judge: new CardsJudge(players, new NearbyNetwork(network)), basis: network.weights.join() };
}
