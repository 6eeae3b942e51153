import { loadBot, type Bot } from '@sixfold/bots';
import { GAME_IDS, GAMES, type Game, type GameId, type MoveObject, type View } from '@sixfold/engine';
import { bringFirstEdition } from '@sixfold/engine/first-edition';
import { Seed } from '@sixfold/engine/seeded';
import { granted, openTable, readEvent, Table, type DeviceWish, type Series, type TableEvent } from '@sixfold/host';

/** Somebody without a name. */
export const PERSON: DeviceWish = { kind: 'person', person: 'somebody' };
export const BOT = { kind: 'bot', name: '', bot: 'greedy' } as const satisfies DeviceWish;

/** What a test knows of a table. */
export interface Known {
  readonly game: GameId;
  readonly log: TableEvent[];
  readonly table: Table;
  readonly series: Series;
}

/** A table as it was stored. */
export function openLog(stored: readonly unknown[]): Known {
  bringFirstEdition();
  const log = stored.map((event) => granted(readEvent(event)));
  const [opened] = log;
  if (opened?.type !== 'opened') throw new Error('the log has no beginning');
  const { game } = opened.terms;
  const table = granted(Table.fold('known', GAMES[game], log));
  return { game, log, table, series: table.series };
}

/** A new table. */
export function newTable(game: GameId, seats: readonly DeviceWish[], seed: string): Known {
  const terms = { game, options: {}, games: 1, starter: 0 };
  const world = { at: Date.now(), random: () => '' };
  return openLog([openTable(GAMES[game], { kind: 'device' }, { terms, seats, isPublic: false }, world, seed).opened]);
}

/** A move of whoever's turn it is. */
const moveEvent = ({ series }: Known, move: MoveObject): TableEvent => ({
  at: Date.now(),
  type: 'moved',
  move: granted(series.match.read(series.turn!, move)),
});

const GREEDY = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async (id) => [id, await loadBot(id, 'greedy', 2)])),
) as Record<GameId, Bot>;

/** A sensible move for the seat to move; null once the game is over. */
export const advise = ({ game, series }: Known): MoveObject | null =>
  series.turn === null ? null : adviseSeen(game, series.match.view(series.turn));

/** A sensible move for whoever sees this and is to move. */
export function adviseSeen(game: GameId, view: View): MoveObject {
  const rules: Game = GAMES[game];
  const luck = new Seed('advice');
  const position = rules.resample(view, luck.bot(view.ply));
  return rules.makeMove(position, GREEDY[game].think(view, luck.bot(view.ply)).move);
}

/** Plays sensible moves for everyone until `isEnough`; false if the game ended before. */
export function playUntil(known: Known, isEnough: (series: Series, next: MoveObject) => boolean): boolean {
  for (let move = advise(known); move !== null; move = advise(known)) {
    if (isEnough(known.series, move)) return true;
    const event = moveEvent(known, move);
    known.table.apply(event);
    known.log.push(event);
  }
  return false;
}

/** Whether the move leads the seat to move to a bonus turn. */
export function earnsBonus(known: Known, move: MoveObject): boolean {
  const { series } = openLog([...known.log, moveEvent(known, move)]);
  const [ply] = series.match.seenSince(series.ply - 1, null);
  return ply?.events.some(({ type }) => type === 'bonus') ?? false;
}
