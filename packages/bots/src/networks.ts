/** What evaluations that have learned use. */
export type { Network, WeightsFile } from './family/network.ts';
export { loadNetworks, type Weights } from './family/networks.ts';
