import type { Position } from '@sixfold/engine';
import type { Strategy } from '../contract/strategy.ts';

/** For tests: how a game is played, whatever the number of players. */
export async function strategies<P extends Position>(
  load: (players: number) => Promise<Strategy<P>>,
  counts: readonly number[],
): Promise<(position: P) => Strategy<P>> {
  const loaded = new Map(await Promise.all(counts.map(async (players) => [players, await load(players)] as const)));
  return ({ config: { players } }) => {
    const strategy = loaded.get(players);
    if (!strategy) throw new Error(`nobody plays with ${players}`);
    return strategy;
  };
}
