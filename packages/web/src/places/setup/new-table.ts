import { entryOf } from '../../games/games.ts';
import { go } from '../../lib/navigation.ts';
import { rememberedNames } from '../../store/index.ts';
import { deviceTables } from '../../session/this-device.ts';
import { againstBot, makeConfig, person, tableOf, type TableDraft } from './draft.ts';
import { rememberedLevel } from './remembered.ts';

/** Opens a new table and goes there; `starter` null has the first player drawn. */
export async function openTable(game: string, draft: TableDraft, starter: number | null): Promise<string> {
  const entry = entryOf(game);
  if (!entry) throw new Error(`no game ${game}`);
  const { card } = (await entry.load()).game;
  const id = await deviceTables.create(makeConfig(card, draft, starter), draft.seed.trim() || undefined);
  go({ at: 'table', id });
  return id;
}

/** What one tap opens: you against one bot as strong as the last, you alone, or two people at this device. */
export const QUICK = {
  play: (): TableDraft => againstBot(rememberedNames()[0] ?? '', rememberedLevel()),
  solo: (): TableDraft => tableOf(person(rememberedNames()[0] ?? '')),
  pass: (): TableDraft => tableOf(...[0, 1].map((seat) => person(rememberedNames()[seat] ?? ''))),
} as const;

/** Against a bot, you begin. */
export const playNow = (game: string): Promise<string> => openTable(game, QUICK.play(), 0);
