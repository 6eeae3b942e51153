import { tellApart, type GameUpdate, type SeatInfo, type Seen, type TableInfo } from '@sixfold/protocol';
import { takeBackOf } from '../table/take-back.ts';
import { seatsOf, type SeatState, type Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Look } from './reader.ts';

/** Who is connected. */
export interface Presence {
  /** The ids of the people who read; null: everybody, for they share a device. */
  readonly people: ReadonlySet<string> | null;
  readonly spectators: number;
}

/** From which ply on somebody who has seen so much must be told. */
export function missingFrom({ state: { round, ply, backs } }: Table, seen: Seen | null): number {
  return seen && seen.round === round && seen.backs === backs && seen.ply <= ply ? seen.ply : 0;
}

/** What a reader may know of the table, field by field. */
export function tellTable(table: Table, who: Who, names: readonly string[], presence: Presence): TableInfo {
  const { opened, seats, stage, offer, rematch } = table;
  const [you = null] = seatsOf(seats, who);
  const told = tellApart(seats.map(({ kind }, index) => ({ kind, name: names[index] ?? '' })));
  return {
    table: table.id,
    terms: opened.terms,
    seats: seats.map((seat, index) => tellSeat(seat, told[index]!, opened.host, you !== null, presence)),
    you,
    isPublic: opened.isPublic,
    stage,
    spectators: presence.spectators,
    offer: offer && { ...offer.offer, by: offer.by, agreed: offer.agreed },
    rematch,
  };
}

function tellSeat(seat: SeatState, name: string, host: string, isAtTable: boolean, { people }: Presence): SeatInfo {
  const { kind, person, bot, invite, hasResigned } = seat;
  return {
    kind,
    name,
    ...(kind === 'bot' && bot !== null && { bot }),
    isHere: kind === 'bot' || (kind === 'person' && person !== null && (!people || people.has(person))),
    // Of those who were forgotten nothing is known, neither of a table that a device opened.
    isHost: kind === 'person' && host !== '' && person === host,
    hasResigned,
    ...(invite !== null && isAtTable && { invite }),
  };
}

/** The game as a reader may see it. */
export function tellGame(table: Table, who: Who, look: Look, from: number, isStuck: boolean): GameUpdate {
  const { series, id } = table;
  return {
    table: id,
    ...table.state,
    from,
    plies: series.match.seenSince(from, look.viewer),
    view: series.match.view(look.viewer),
    handTo: look.handTo,
    thinking: isStuck ? null : table.botToMove,
    isStuck,
    takeBack: takeBackOf(table, who),
    result: series.turn === null ? series.results().at(-1)! : null,
    standing: series.standing(),
    isOver: series.isOver,
  };
}
