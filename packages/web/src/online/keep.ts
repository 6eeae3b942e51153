import type { Client, GameNews, TableNews } from '@sixfold/protocol';
import { gameIdOf, type Store } from '../store/store.ts';
import { configOf } from './scene.ts';

/** Takes a finished game into the history of this device, where it can be watched again and shared. */
export async function keepGame(
  { table, game, result, backs }: GameNews,
  about: TableNews,
  client: Pick<Client, 'ask'>,
  store: Pick<Store, 'addGame' | 'readGame'>,
): Promise<void> {
  const id = gameIdOf(table, game);
  // Whoever comes back later must not change when it was played.
  const when = (await store.readGame(id))?.past.when ?? new Date().toISOString();
  const { transcript } = await client.ask('transcript', { table, game });
  const { seats, game: name } = configOf(about);
  const past = { id, game: name, seats, when, result: result ?? transcript.result, isMarked: backs > 0 };
  // What one only watched does not count among one's own.
  await store.addGame({ past: { ...past, isImported: about.you === null }, transcript });
}
