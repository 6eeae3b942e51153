import { tellApart, type GameUpdate, type Knock, type SeatInfo, type Seen, type TableInfo } from '@sixfold/protocol';
import { takeBackOf } from '../table/take-back.ts';
import { keptFor, leftBy, seatsOf, type SeatState, type Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Look } from './reader.ts';

/** Who is connected. */
export interface Presence {
  /** The ids of the people who read; null: everybody, for they share a device. */
  readonly people: ReadonlySet<string> | null;
  readonly spectators: number;
  /** Who asks for a seat. */
  readonly knocks: readonly Knock[];
}

/** What a host knows beside the table. */
export interface Circumstances {
  readonly names: readonly string[];
  /** What those are called who are or were at the table, by id. */
  readonly people: ReadonlyMap<string, string>;
  readonly presence: Presence;
  /** In how many milliseconds a bot may play on for a person who is away. */
  readonly replaceIn: (person: string) => number;
  /** What became of somebody's asking for a seat. */
  readonly knockOf: (who: Who) => 'asked' | 'declined' | null;
}

/** From which ply on somebody who has seen so much must be told. */
export function missingFrom({ state: { round, ply, backs } }: Table, seen: Seen | null): number {
  return seen && seen.round === round && seen.backs === backs && seen.ply <= ply ? seen.ply : 0;
}

/** What a reader may know of the table, field by field. */
export function tellTable(table: Table, who: Who, around: Circumstances): TableInfo {
  const { opened, seats, stage, offer, rematch, toldFair: fair } = table;
  const [you = null] = seatsOf(seats, who);
  const [kept, left] = [keptFor(seats, who), leftBy(seats, who)];
  const knock = around.knockOf(who);
  const { knocks, spectators } = around.presence;
  const called = (person: string | null): string => around.people.get(person ?? '') ?? '';
  const names = tellApart(seats.map(({ kind }, index) => ({ kind, name: around.names[index] ?? '' })));
  return {
    table: table.id,
    terms: opened.terms,
    seats: seats.map((seat, index) => tellSeat(table, seat, names[index]!, you !== null, around)),
    you,
    kept,
    ...(left !== kept && left !== null && { gaveUp: left }),
    isPublic: opened.isPublic,
    stage,
    spectators,
    offer: offer && { ...offer.offer, number: offer.number, by: offer.by, agreed: offer.agreed },
    rematch,
    ...(you !== null && opened.invite != null && { invite: opened.invite }),
    ...(you !== null && knocks.length > 0 && { knocks }),
    ...(knock !== null && { knock }),
    hasTexts: opened.hasTexts ?? false,
    news: table.news.map(({ person, ...news }) => ({ ...news, name: called(person) })),
    begun: table.begun && { ...table.begun, by: called(opened.host) },
    evening: opened.evening ?? null,
    ...(opened.tempo && { tempo: opened.tempo }),
    ...(opened.daily && { daily: opened.daily }),
    ...(fair && { fair }),
  };
}

function tellSeat(
  { host, stage, opened, turn, isPrinted }: Table,
  { kind, person, bot, invite, isProgram, hasResigned, isOffered }: SeatState,
  name: string,
  isAtTable: boolean,
  { presence: { people }, replaceIn }: Circumstances,
): SeatInfo {
  const isHere = kind === 'bot' || (kind === 'person' && person !== null && (!people || people.has(person)));
  const isMissed = stage === 'playing' && kind === 'person' && person !== null && !isHere;
  return {
    kind,
    name,
    ...(kind === 'bot' && bot !== null && { bot }),
    ...(kind === 'person' && isProgram && { isProgram }),
    isHere,
    ...(isMissed && !isPrinted && opened.tempo?.kind !== 'days' && { replaceIn: replaceIn(person) }),
    // Of those who were forgotten nothing is known, neither of a table that a device opened.
    isHost: kind === 'person' && host !== '' && person === host,
    hasResigned,
    ...(invite !== null && isAtTable && { invite }),
    ...(isOffered && !(hasResigned && turn !== null) && { isOffered }),
  };
}

/** What all readers are told who know the game up to a ply: made once, and kept by nobody. */
export function newsSince(table: Table, from: number) {
  const { series, toldClock: clock } = table;
  const luck = series.openedFrom(from);
  return {
    state: table.state,
    from,
    happened: series.match.pliesFrom(from),
    rest: {
      result: series.turn === null ? series.results().at(-1)! : null,
      standing: series.standing(),
      isOver: series.isOver,
      ...(clock && { clock }),
      ...(luck && { luck: [luck] }),
    },
  };
}

/** The game as a reader may see it. */
export function tellGame(
  table: Table,
  who: Who,
  { viewer, handTo }: Look,
  { state, from, happened, rest }: ReturnType<typeof newsSince>,
  isStuck: boolean,
): GameUpdate {
  const { match } = table.series;
  return {
    table: table.id,
    ...state,
    from,
    plies: match.seenSince(from, viewer, happened),
    view: match.view(viewer),
    handTo,
    thinking: isStuck ? null : table.botToMove,
    isStuck,
    takeBack: takeBackOf(table, who),
    ...rest,
  };
}
