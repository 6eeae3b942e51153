import { entryOf } from '../../games/games.ts';
import { go } from '../../lib/navigation.ts';
import { rememberedNames } from '../../store/index.ts';
import { deviceTables } from '../../session/this-device.ts';
import { againstBot, makeConfig, passAndPlay, type TableDraft } from './draft.ts';

/** Opens a new table and goes there; `starter` null has the first player drawn. */
export async function openTable(game: string, draft: TableDraft, starter: number | null): Promise<string> {
  const entry = entryOf(game);
  if (!entry) throw new Error(`no game ${game}`);
  const { card } = (await entry.load()).game;
  const id = await deviceTables.create(makeConfig(card, draft, starter), draft.seed.trim() || undefined);
  go({ at: 'table', id });
  return id;
}

/** One tap: you against one bot, and you begin. */
export const playNow = (game: string): Promise<string> => openTable(game, againstBot(rememberedNames()[0] ?? ''), 0);

export const playTogether = (game: string): Promise<string> => {
  const [first = '', second = ''] = rememberedNames();
  return openTable(game, passAndPlay(first, second), null);
};
