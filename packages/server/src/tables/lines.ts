import type { SeatState, Table } from '@sixfold/host';
import { tellApart, type TableLine } from '@sixfold/protocol';
import { calledSeat, type TableListing } from '../store/store.ts';

/** Whether a guest is connected. */
type IsHere = (guest: string) => boolean;

/** A table in a list; whose turn it is and which seat is one's own are told to those who sit there. */
function tableLine({ id, terms, stage, seats, turn, touched }: TableListing, you: number | null): TableLine {
  const names = tellApart(seats);
  return {
    table: id,
    terms,
    stage,
    seats: seats.map(({ kind, bot, isProgram }, seat) => ({
      kind,
      name: names[seat]!,
      ...(kind === 'bot' && bot !== null && { bot }),
      ...(kind === 'person' && isProgram && { isProgram }),
    })),
    turn: you === null ? null : turn,
    you,
    touched: new Date(touched).toISOString(),
  };
}

/** The line of a public table, with who is here; nothing where no person is left. */
export function publicLine(table: TableListing, isHere: IsHere): TableLine[] {
  if (!table.seats.some(({ kind }) => kind === 'person')) return [];
  const line = tableLine(table, null);
  const seats = line.seats.map((seat, index) => ({ ...seat, isHere: isHere(table.seats[index]?.person ?? '') }));
  return [{ ...line, seats }];
}

/** A table of one's own that is over is listed for so many milliseconds. */
const WEEK = 7 * 24 * 3_600_000;

const isListed = ({ stage, touched }: TableListing, now: number): boolean =>
  stage === 'gathering' || stage === 'playing' || now - touched < WEEK;

const seatOf = (seats: readonly Pick<SeatState, 'kind' | 'person'>[], guest: string): number | null => {
  const seat = seats.findIndex(({ kind, person }) => kind === 'person' && person === guest);
  return seat < 0 ? null : seat;
};

/** The line of a table at which a guest sits; nothing where a bot plays on for them. */
export function ownLine(table: TableListing, guest: string, now: number): TableLine[] {
  const you = seatOf(table.seats, guest);
  return you === null || !isListed(table, now) ? [] : [tableLine(table, you)];
}

/** The same for a table as it stands now; without a seat for whoever sits there no longer. */
export function liveLine(table: Table, names: readonly string[], guest: string): TableLine {
  const { id, opened, stage, touched } = table;
  const seats = table.seats.map(({ kind, person, bot, isProgram }, seat) => ({
    kind,
    person,
    bot,
    isProgram,
    name: names[seat] ?? '',
  }));
  const { terms, isPublic } = opened;
  return markHost(
    tableLine({ id, terms, isPublic, stage, turn: calledSeat(table), seats, touched }, seatOf(table.seats, guest)),
    table,
    guest,
  );
}

/** A line of one's own list, where one is host of a table that gathers people. */
export const markHost = (line: TableLine, { host, stage }: Pick<Table, 'host' | 'stage'>, guest: string): TableLine =>
  stage === 'gathering' && host === guest ? { ...line, isHost: true } : line;
