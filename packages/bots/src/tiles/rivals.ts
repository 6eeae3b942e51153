import type { TilePosition } from '@sixfold/engine/family';
import { lackOf } from './gains.ts';

/** Where the tracks of the strongest other player or team begin; the own ones alone at the table. */
export function rivalBase(position: TilePosition, seat: number): number {
  const own = position.teamOf(seat);
  let rival = own;
  let least = Infinity;
  for (let team = 0; team < position.teams; team++) {
    const lack = team === own ? Infinity : lackOf(position.tracks, team * 6, 0);
    if (lack < least) {
      least = lack;
      rival = team;
    }
  }
  return rival * 6;
}

/** Where the tracks of all other teams begin, in the order of turns. */
export function rivalsInTurn(position: TilePosition, seat: number, bases: number[]): void {
  const own = position.teamOf(seat);
  for (let step = 1; step < position.teams; step++) bases[step - 1] = ((own + step) % position.teams) * 6;
}
