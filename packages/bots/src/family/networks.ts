import { parseNetwork, type Network, type WeightsFile } from './network.ts';

/** Files of weights by how many compete. Each is fetched when a table needs it, and no bot plays before it is there. */
export type Weights = Readonly<Record<number, () => Promise<{ readonly default: WeightsFile }>>>;

/** The networks for these numbers of players or teams. */
export async function loadNetworks(weights: Weights, counts: readonly number[]): Promise<ReadonlyMap<number, Network>> {
  const loaded = counts.map(async (count) => {
    const load = weights[count];
    return load ? [[count, parseNetwork((await load()).default)] as const] : [];
  });
  return new Map((await Promise.all(loaded)).flat());
}
