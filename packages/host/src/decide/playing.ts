import { granted, Refusal } from '../contract/errors.ts';
import { seatsOf } from '../table/seats.ts';
import { happens, type Decide } from './decision.ts';
import { needBegun, needPlaying, needSeats } from './need.ts';

/** A move for the ply that the table waits for; one that was played already is acknowledged again. */
export const move: Decide<'move'> = (table, who, { round, ply, move: input }, { at }) => {
  const seats = needSeats(table, who);
  const { series } = table;
  const seat = seats.find((own) => own === series.turn) ?? seats[0];
  const answer = { round, ply: ply + 1 };
  if (round !== series.round || ply !== series.ply) {
    if (seats.some((own) => series.hasPlayed(round, ply, own, input))) return { answer, events: [] };
    throw table.movedOn;
  }
  needPlaying(table);
  return { answer, events: [{ at, type: 'moved', move: granted(series.read(seat, input)) }] };
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
  needBegun(table);
  const [seat = null, another = null] = seatsOf(table.seats, who);
  // Whoever looks for several sees what all may see.
  const view = granted(table.series.viewBefore(round, ply, another === null ? seat : null));
  return { answer: { view }, events: [] };
};

/** Where the points of a ply came from: everybody saw it. */
export const explain: Decide<'explain'> = (table, _who, { round, ply }) => {
  needBegun(table);
  return { answer: { sources: granted(table.series.sources(round, ply)) }, events: [] };
};

/** A finished game, all of it. */
export const transcript: Decide<'transcript'> = (table, _who, { round }) => {
  needBegun(table);
  const finished = table.series.transcript(round);
  if (!finished) throw new Refusal({ code: 'game-not-over' });
  return { answer: { transcript: finished }, events: [] };
};
