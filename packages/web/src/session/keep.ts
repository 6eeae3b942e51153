import { computed } from '@preact/signals';
import type { GameUpdate, TableClient, TableInfo } from '@sixfold/protocol';
import { gameIdOf, type DeviceStore } from '../store/store.ts';
import type { FollowedTable } from './followed-table.ts';
import { substitutedPlies } from './stand-ins.ts';
import { configOf, isMarked } from './state.ts';

/** Reacts to the end of each game of a table, and again if it was taken back and comes anew. */
export function onEnd({ info, game }: FollowedTable, react: (game: GameUpdate, info: TableInfo) => void): void {
  const end = computed(() => (info.value && game.value?.result ? `${game.value.round} ${game.value.backs}` : ''));
  end.subscribe((hasCome) => hasCome && react(game.peek()!, info.peek()!));
}

/** Takes a finished game of a server into the history of this device, where it can be watched again and shared. */
export async function keepGame(
  update: GameUpdate,
  info: TableInfo,
  client: Pick<TableClient, 'ask'>,
  store: Pick<DeviceStore, 'addGame' | 'listGames'>,
): Promise<void> {
  const { table, round, result } = update;
  const id = gameIdOf(table, round);
  // Whoever comes back later must not change when it was played.
  const when = (await store.listGames()).find((past) => past.id === id)?.when ?? new Date().toISOString();
  const { seats, game, isPrinted } = configOf(info);
  const transcript = isPrinted ? null : (await client.ask('transcript', { table, round })).transcript;
  const end = result ?? transcript?.result;
  if (!end) return;
  const resigned = info.seats.flatMap(({ hasResigned }, seat) => (hasResigned ? [seat] : []));
  const substituted = substitutedPlies(info.news, round, transcript?.plies.map(({ seat }) => seat) ?? []);
  const past = {
    id,
    game,
    seats,
    when,
    result: end,
    isMarked: isMarked(update, info, true),
    ...(resigned.length > 0 && { resigned }),
    ...(substituted.length > 0 && { substituted }),
    ...(isPrinted && { isPrinted }),
  };
  // What one only watched does not count among one's own.
  const own = info.you === null ? { isImported: true } : { isImported: false, you: info.you };
  await store.addGame({ past: { ...past, ...own }, transcript });
}
