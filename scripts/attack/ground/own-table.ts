import { saveSeries } from '@sixfold/host';
import { FastChance, type GameId } from '@sixfold/engine';
import type { SeatWish } from '@sixfold/protocol';
import { enter, type Person } from '../../../packages/testing/src/people.ts';
import { beginSeries, playOn } from './records.ts';

/** Plies that two always come to. */
export const FAR = 34;
const BOT: SeatWish = { kind: 'bot', name: 'Bot', bot: 'random' };

/** A table of somebody and a bot at which most of a game was played elsewhere, so that there is much to look at. */
export async function openFarAlong(guest: Person, game: GameId = 'board'): Promise<string> {
  const series = beginSeries(game, 'far along');
  const chance = new FastChance(1);
  while (series.ply < FAR) playOn(series, chance);
  const client = enter(guest);
  const terms = { game, options: {}, games: 1, starter: 0 };
  const record = saveSeries(series);
  const { table } = await client.ask('open', { terms, seats: [{ kind: 'me' }, BOT], isPublic: false, record });
  client.close();
  return table;
}

/** Opens small tables of somebody and bots until that is refused, and at most so many. */
export async function openMany(
  guest: Person,
  most: number,
  seats: readonly SeatWish[],
  game: GameId = 'dice',
): Promise<string[]> {
  const client = enter(guest);
  const tables: string[] = [];
  const terms = { game, options: {}, games: 1, starter: 0 };
  try {
    while (tables.length < most) tables.push((await client.ask('open', { terms, seats, isPublic: false })).table);
  } catch {
    // As many as there are.
  }
  client.close();
  return tables;
}
