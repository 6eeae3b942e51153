import { loadBot, type Bot } from '@sixfold/bots';
import { GAME_IDS, GAMES, type Game, type GameId, type MoveObject, type View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { Table, type Seat, type TableRecord } from '@sixfold/table';

export const PERSON: Seat = { kind: 'person', name: '' };
export const BOT: Seat = { kind: 'bot', name: '', bot: 'greedy' };

/** What a test knows of a table. */
export interface Known {
  readonly game: GameId;
  readonly table: Table;
}

/** A table as it was stored. */
export function openRecord(record: TableRecord): Known {
  const game = record.config.game as GameId;
  const table = Table.load(GAMES[game], record);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return { game, table: table.value };
}

/** A new table. */
export function newTable(game: GameId, seats: readonly Seat[], seed: string): Known {
  const table = Table.open(GAMES[game], { game, seats, starter: 0 }, seed);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return { game, table: table.value };
}

const GREEDY = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async (id) => [id, await loadBot(id, 'greedy')])),
) as Record<GameId, Bot>;

/** A sensible move for the seat to move; null once the game is over. */
export const advise = ({ game, table }: Known): MoveObject | null =>
  table.turn === null ? null : adviseSeen(game, table.view(table.turn));

/** A sensible move for whoever sees this and is to move. */
export function adviseSeen(game: GameId, view: View): MoveObject {
  const rules: Game = GAMES[game];
  const luck = new Seed('advice');
  const position = rules.resample(view, luck.bot(view.ply));
  return rules.makeMove(position, GREEDY[game].think(view, luck.bot(view.ply)).move);
}

/** Plays sensible moves for everyone until `isEnough`; false if the game ended before. */
export function playUntil(known: Known, isEnough: (table: Table, next: MoveObject) => boolean): boolean {
  for (let move = advise(known); move !== null; move = advise(known)) {
    if (isEnough(known.table, move)) return true;
    known.table.play(known.table.turn as number, move);
  }
  return false;
}

/** Whether the move leads the seat to move to a bonus turn. */
export function earnsBonus({ game }: Known, table: Table, move: MoveObject): boolean {
  const after = openRecord(table.save());
  const seat = after.table.turn as number;
  after.table.play(seat, move);
  const [ply] = after.table.eventsSince(after.table.ply - 1, seat);
  return after.game === game && (ply?.events.some(({ type }) => type === 'bonus') ?? false);
}
