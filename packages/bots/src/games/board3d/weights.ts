import type { Weights } from '../../family/networks.ts';

/** What has been learned, by how many compete. */
export const WEIGHTS: Weights = {
  1: () => import('./weights-1.json', { with: { type: 'json' } }),
  2: () => import('./weights-2.json', { with: { type: 'json' } }),
  3: () => import('./weights-3.json', { with: { type: 'json' } }),
  4: () => import('./weights-4.json', { with: { type: 'json' } }),
};
