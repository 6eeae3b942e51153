import { GAMES, type GameId } from '@sixfold/engine';
import { dealTerms, openSeed } from '@sixfold/host/daily';
import { go } from '../../lib/navigation.ts';
import { deviceTables } from '../../session/this-device.ts';
import { noteAttempt } from '../../store/daily.ts';
import { rememberedNames } from '../../store/index.ts';
import { bot, person } from '../setup/draft.ts';

/** Opens a table for an open deal and goes there. */
export async function playDeal(date: string, game: GameId): Promise<void> {
  const { terms, seats } = dealTerms(GAMES[game].card);
  const name = rememberedNames()[0] ?? '';
  const taken = seats.map((seat) => (seat.kind === 'bot' ? { ...bot(), bot: seat.bot } : person(name)));
  const wishes = { ...terms, seats: taken, daily: { date, kind: 'open' } as const };
  const table = await deviceTables.create(wishes, openSeed(date, game));
  await noteAttempt({ table, date, game, began: Date.now() });
  go({ at: 'table', id: table });
}
