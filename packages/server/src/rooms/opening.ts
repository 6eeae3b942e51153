import { parseGame, type Game } from '@sixfold/engine';
import type { Ask, SeatWish, Terms } from '@sixfold/protocol';
import { parseTableConfig, Table, type Outcome, type TableConfig, type TableRecord } from '@sixfold/table';
import type { Guest, StoredSeat, StoredTable } from '../store/store.ts';
import type { Live } from './live.ts';
import { readBot } from './seating.ts';
import { areTaken, botSeat, openSeat, personSeat } from './seats.ts';
import type { World } from './tools.ts';
import { Refusal } from './visitor.ts';

const ID_BYTES = 16;
const INVITE_BYTES = 16;
const SEED_BYTES = 32;

export const makeInvite = ({ random }: World): string => random(INVITE_BYTES);

/** A table as somebody wishes for it, ready to be stored. */
export function openTable(guest: Guest, ask: Ask<'open'>, world: World): StoredTable {
  const { terms: wished, seats: wishes, isPublic, record } = ask;
  const game = accepted(parseGame(wished.game));
  const seed = world.random(SEED_BYTES);
  const seats = seatWishes(guest, wishes, isPublic, world);
  const begun = record ? takeOver(game, record, seats.length, seed) : null;
  const config = begun?.config ?? wished;
  const { options, games, starter } = accepted(parseTableConfig(game.card, { ...config, seats: nobody(seats.length) }));
  const terms = { game: game.card.id, options, games, starter };
  return newTable({ terms, seed, begun, seats, isPublic, host: guest.id }, game, world);
}

/** The same people again; the start has moved one seat on. Where somebody has gone, a seat is open. */
export function againTable({ table, facts, care }: Live, guest: Guest, world: World): StoredTable {
  const { terms, isPublic } = facts;
  const starter = (table.view(null).starter + 1) % care.seats.length;
  const seats = care.seats.map((seat) => seatAgain(seat, isPublic ? null : makeInvite(world)));
  const seed = world.random(SEED_BYTES);
  return newTable(
    { terms: { ...terms, starter }, seed, begun: null, seats, isPublic, host: guest.id },
    table.game,
    world,
  );
}

function seatAgain({ kind, name, guest, bot }: StoredSeat, invite: string | null): StoredSeat {
  if (kind === 'bot') return botSeat(name, bot!);
  return guest === null ? openSeat(name, invite) : personSeat({ id: guest, name });
}

interface NewTable extends Pick<StoredTable, 'seed' | 'begun' | 'seats' | 'isPublic' | 'host'> {
  readonly terms: Terms;
}

function newTable(table: NewTable, { card }: Game, { now, random }: World): StoredTable {
  const stage = areTaken(table.seats) ? 'playing' : 'gathering';
  const time = now();
  return {
    ...table,
    id: random(ID_BYTES),
    ruleset: card.ruleset,
    stage,
    rematch: null,
    created: time,
    touched: time,
  };
}

function seatWishes(guest: Guest, wishes: readonly SeatWish[], isPublic: boolean, world: World): StoredSeat[] {
  if (wishes.filter(({ kind }) => kind === 'me').length !== 1) {
    throw new Refusal({ code: 'bad-seats', what: 'exactly one seat is for whoever opens the table' });
  }
  return wishes.map((wish) => {
    if (wish.kind === 'me') return personSeat(guest);
    if (wish.kind === 'bot') return botSeat(wish.name, readBot(wish.bot));
    return openSeat(wish.name ?? '', isPublic ? null : makeInvite(world));
  });
}

/** A game that was begun elsewhere: nobody's names come with it, and from here on nobody knows its luck. */
function takeOver(game: Game, record: TableRecord, players: number, seed: string): TableRecord {
  if (record.fresh !== undefined) throw new Refusal({ code: 'malformed', what: 'fresh' });
  const table = accepted(Table.load(game, withoutNames(record)));
  if (table.config.seats.length !== players) {
    throw new Refusal({ code: 'bad-seats', what: 'as many seats as the game has players' });
  }
  if (table.isOver) throw new Refusal({ code: 'series-over' });
  return table.withFreshLuck(seed).save();
}

function withoutNames(record: TableRecord): TableRecord {
  const config: Partial<TableConfig> = record.config ?? {};
  const seats = Array.isArray(config.seats) ? nobody(config.seats.length) : [];
  return { ...record, config: { ...record.config, seats } };
}

const nobody = (players: number): TableConfig['seats'] =>
  Array.from({ length: players }, () => ({ kind: 'person', name: '' }));

function accepted<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Refusal(outcome.error);
  return outcome.value;
}
