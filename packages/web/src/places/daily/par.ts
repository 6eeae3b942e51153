import type { GameId } from '@sixfold/engine';
import { dayOf, type Par } from '@sixfold/host/daily';
import { PAR } from './par-table.ts';

/** Par of the open deal, with the version of the bots that made it; null for a date for which there is none. */
export function parOf(date: string, game: GameId): (Par & { readonly bots: number }) | null {
  const entry = PAR.deals[game]?.split(' ')[dayOf(date) - dayOf(PAR.from)] ?? '';
  const [points = NaN, wins] = entry === '' ? [] : entry.split('/').map(Number);
  return Number.isNaN(points) ? null : { points, wins: wins ?? null, bots: PAR.bots };
}
