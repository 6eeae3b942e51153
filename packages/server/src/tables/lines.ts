import { tellApart, type TableLine } from '@sixfold/protocol';
import type { TableListing } from '../store/store.ts';

/** A table in a list; whose turn it is and which seat is one's own are told to those who sit there. */
export function tableLine({ id, terms, stage, seats, turn, touched }: TableListing, you: number | null): TableLine {
  const names = tellApart(seats);
  return {
    table: id,
    terms,
    stage,
    seats: seats.map(({ kind, bot }, seat) => ({
      kind,
      name: names[seat]!,
      ...(kind === 'bot' && bot !== null && { bot }),
    })),
    turn: you === null ? null : turn,
    you,
    touched: new Date(touched).toISOString(),
  };
}

/** The line of a table at which a guest sits; nothing where a bot plays on for them. */
export function ownLine(table: TableListing, guest: string): TableLine[] {
  const you = table.seats.findIndex(({ kind, person }) => kind === 'person' && person === guest);
  return you < 0 ? [] : [tableLine(table, you)];
}
