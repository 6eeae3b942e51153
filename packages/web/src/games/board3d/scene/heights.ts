import type { At } from '@sixfold/engine';
import type { Lying } from '../../../tiles/heights.ts';
import type { SceneState } from './contract.ts';

/** How many pieces lie on each field, by the field's name. */
export type Heights = ReadonlyMap<string, number>;

export function heightsOf(stones: SceneState['stones'], tiles: readonly Lying[]): Heights {
  const heights = new Map(stones.map(({ at }) => [String(at), 1]));
  for (const { at, level } of tiles)
    for (const half of at) heights.set(String(half), Math.max(level, heights.get(String(half)) ?? 0));
  return heights;
}

export const heightAt = (heights: Heights, at: At): number => heights.get(String(at)) ?? 0;
