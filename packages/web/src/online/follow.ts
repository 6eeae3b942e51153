import { entryOf } from '../games/games.ts';
import { store } from '../store/index.ts';
import { connection, link } from './connection.ts';
import { complain } from './deeds.ts';
import { keepGame } from './keep.ts';
import { OnlineTable } from './table.ts';

/** The tables that are followed now, and by how many places: the next place is there before the last one is left. */
const followed = new Map<string, { readonly table: OnlineTable; places: number }>();

/** Follows a table of the server in this page, until it is left as often. */
export function followTable(id: string): OnlineTable {
  const known = followed.get(id) ?? { table: open(id), places: 0 };
  known.places++;
  followed.set(id, known);
  return known.table;
}

export function leaveTable({ id }: OnlineTable): void {
  const known = followed.get(id);
  if (!known || --known.places > 0) return;
  followed.delete(id);
  known.table.leave();
}

function open(id: string): OnlineTable {
  const client = connection();
  return new OnlineTable(id, {
    client,
    link,
    complain,
    loadGame: async (game) => {
      const entry = entryOf(game);
      if (!entry) throw new Error(`no game ${game}`);
      return (await entry.load()).game;
    },
    // Without it the table stays readable at the server.
    keep: (about, news) => void keepGame(news, about, client, store).catch(() => undefined),
  });
}
