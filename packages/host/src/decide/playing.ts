import { granted, Refusal } from '../contract/errors.ts';
import type { AskOf } from '../contract/requests.ts';
import { choicesOf } from '../series/choices.ts';
import type { Series } from '../series/series.ts';
import type { TableEvent } from '../log/events.ts';
import { markOf, seatAt, seatsOf, type Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import { happens, type Decide } from './decision.ts';
import { needBegun, needDealt, needPlaying, needSeats } from './need.ts';

/** A move for the ply that the table waits for; one that was played already is acknowledged again. */
export const move: Decide<'move'> = (table, who, ask, { at }) => {
  const { round, ply } = ask;
  const seats = needSeats(table, who);
  const { series } = table;
  const mayMove = moversOf(table, seats);
  const seat = mayMove.find((one) => one === series.turn) ?? seats[0];
  const answer = { round, ply: ply + 1 };
  if (round !== series.round || ply !== series.ply) {
    if (!hasPlayed(series, mayMove, ask)) throw table.movedOn;
    return { answer, events: [] };
  }
  needPlaying(table);
  const moved = { at, type: 'moved', move: granted(series.match.read(seat, ask.move)) } as const;
  const own = seats.find((one) => one === series.turn) ?? seats[0];
  return { answer, events: [...marking(table, who, own, at), moved] };
};

/** For whom somebody may move who has these seats: whoever sits at a score board writes down what anybody scored. */
const moversOf = ({ isPrinted, seats }: Table, own: readonly number[]): readonly number[] =>
  isPrinted ? [...seats.keys()] : own;

/** Where a program moves for somebody who sat down themselves, the seat says so from then on. */
function marking({ seats }: Table, who: Who, seat: number, at: number): TableEvent[] {
  const { person, isProgram } = seatAt(seats, seat);
  const mark = markOf(who);
  return mark.isProgram && !isProgram && person !== null ? [{ at, type: 'sat', seat, person, ...mark }] : [];
}

/** What whoever's turn it is may do, for those who do not know the rules. */
export const moves: Decide<'moves'> = (table, who) => {
  const seats = needSeats(table, who);
  needPlaying(table);
  const { series } = table;
  const { round, ply } = series;
  const seat = seats.find((own) => own === series.turn) ?? seats[0];
  return { answer: { round, ply, moves: granted(choicesOf(series.match, seat)) }, events: [] };
};

/** The next game of the series; asked again, it has begun already. */
export const next: Decide<'next'> = (table, who, { round }, { at }) => {
  needSeats(table, who);
  const { series } = table;
  if (round < series.round) return happens();
  if (round > series.round) throw table.movedOn;
  needPlaying(table);
  const refused = series.whyNoNext();
  if (refused) throw new Refusal(refused.error);
  return happens({ at, type: 'next-round' });
};

/** What the reader could see before a ply. */
export const look: Decide<'look'> = (table, who, { round, ply }) => {
  needDealt(table, round);
  const [seat = null, another = null] = seatsOf(table.seats, who);
  // Whoever looks for several sees what all may see.
  const view = granted(table.series.before(round, ply, 0)).view(another === null ? seat : null);
  return { answer: { view }, events: [] };
};

/** Where the points of a ply came from: everybody saw it. */
export const explain: Decide<'explain'> = (table, _who, { round, ply }) => {
  needDealt(table, round);
  const { series } = table;
  const before = granted(series.before(round, ply, 1));
  return { answer: { sources: before.sources(series.matches[round]!.moves[ply]!) }, events: [] };
};

/** A finished game, all of it. */
export const transcript: Decide<'transcript'> = (table, _who, { round }) => {
  needBegun(table);
  const finished = table.series.transcript(round);
  if (!finished) throw new Refusal({ code: 'game-not-over' });
  return { answer: { transcript: finished }, events: [] };
};

/** Whether one of the seats played this very move at that ply of a game, however the move is written. */
function hasPlayed(series: Series, seats: readonly number[], { round, ply, move: input }: AskOf<'move'>): boolean {
  const before = series.before(round, ply, 1);
  if (!before.ok) return false;
  const reads = seats.map((seat) => before.value.read(seat, input));
  return reads.some((read) => read.ok && read.value === series.matches[round]!.moves[ply]);
}
