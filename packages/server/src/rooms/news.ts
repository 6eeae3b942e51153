import type { GameNews, SeatNews, Seen, TableLine, TableNews } from '@sixfold/protocol';
import type { StoredSeat, TableSummary } from '../store/store.ts';
import { botToMove, type Live } from './live.ts';

/** Who is connected. */
export interface Presence {
  /** The ids of the guests who watch. */
  readonly guests: ReadonlySet<string>;
  readonly spectators: number;
}

/** How far the table has come. */
export const stateOf = ({ table, backs }: Live): Seen => ({ game: table.gameIndex, ply: table.ply, backs });

/** From which ply on somebody who has seen so much must be told. */
export function missingFrom(live: Live, seen: Seen | null): number {
  const { game, ply, backs } = stateOf(live);
  return seen && seen.game === game && seen.backs === backs && seen.ply <= ply ? seen.ply : 0;
}

/** What a reader may know of the table, field by field; `you` is the reader's seat. */
export function makeTableNews({ facts, care, offer }: Live, you: number | null, presence: Presence): TableNews {
  return {
    table: facts.id,
    terms: facts.terms,
    seats: care.seats.map((seat) => makeSeatNews(seat, facts.host, you !== null, presence)),
    you,
    isPublic: facts.isPublic,
    stage: care.stage,
    spectators: presence.spectators,
    offer: offer && { ...offer.offer, by: offer.by, agreed: offer.agreed },
    rematch: care.rematch,
  };
}

function makeSeatNews(seat: StoredSeat, host: string, isAtTable: boolean, { guests }: Presence): SeatNews {
  const { kind, name, guest, bot, invite, hasResigned } = seat;
  return {
    kind,
    name,
    ...(kind === 'bot' && { bot: bot! }),
    isHere: kind === 'bot' || (kind === 'person' && guest !== null && guests.has(guest)),
    isHost: kind === 'person' && guest === host,
    hasResigned,
    ...(invite !== null && isAtTable && { invite }),
  };
}

/** The game as a seat or a spectator may see it. */
export function makeGameNews(live: Live, seat: number | null, from: number): GameNews {
  const { table, facts } = live;
  return {
    table: facts.id,
    ...stateOf(live),
    from,
    plies: table.eventsSince(from, seat),
    view: table.view(seat),
    thinking: botToMove(live),
    result: table.turn === null ? table.results().at(-1)! : null,
    standing: table.standing(),
    isOver: table.isOver,
  };
}

/** A table in a list; `turn` and `you` are told to those who sit there. */
export function makeTableLine(table: TableSummary, turn: number | null, you: number | null): TableLine {
  return {
    table: table.id,
    terms: table.terms,
    stage: table.stage,
    seats: table.seats.map(({ kind, name, bot }) => ({ kind, name, ...(kind === 'bot' && { bot: bot! }) })),
    turn,
    you,
    touched: new Date(table.touched).toISOString(),
  };
}
