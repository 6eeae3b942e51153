import { Refusal } from '../contract/errors.ts';
import type { OpenedSeat } from '../log/events.ts';
import { markOf, type SeatState, type Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Decide } from './decision.ts';
import { needSeats } from './need.ts';
import { needPerson } from './need-people.ts';
import { makeInvite, newTable } from './opening.ts';

/** The same people again, once they come; the start has moved one seat on. Where somebody has gone, a seat is open. */
export const rematch: Decide<'rematch'> = (table, who, _ask, moment) => {
  const [by] = needSeats(table, who);
  if (table.isGoingOn) throw new Refusal({ code: 'game-not-over' });
  if (table.rematch !== null) return { answer: { table: table.rematch.table }, events: [] };
  const { series, opened } = table;
  const starter = (series.match.view(null).starter + 1) % table.seats.length;
  const spec = {
    terms: { ...opened.terms, starter },
    seats: table.seats.map((seat): OpenedSeat => seatAgain(seat, who, makeInvite(opened.isPublic, moment.random))),
    isPublic: opened.isPublic,
    host: who.kind === 'device' ? '' : needPerson(who),
    labels: moment.names,
    evening: evening(table),
    ...(opened.standIn !== undefined && { standIn: opened.standIn }),
    ...(opened.tempo && { tempo: opened.tempo }),
    ...(opened.hasTexts && { hasTexts: true }),
  };
  const opens = newTable(series.game, spec, moment);
  return { answer: { table: opens.id }, events: [{ at: moment.at, type: 'rematched', table: opens.id, by }], opens };
};

/** Whoever asks sits, and so does everybody at a device; for the others their seats are kept. */
function seatAgain({ kind, person, bot }: SeatState, who: Who, invite: string | null): OpenedSeat {
  if (person === null || person === '') return kind === 'bot' ? { kind, bot: bot! } : { kind: 'open', invite };
  const sits = who.kind === 'device' || (who.kind === 'person' && who.id === person);
  return sits ? { kind: 'person', person, ...markOf(who) } : { kind: 'open', invite, person };
}

/** How many games each seat has won by now. */
function evening({ opened, series, seats }: Table): number[] {
  const wins = opened.evening ?? seats.map(() => 0);
  return wins.map((before, seat) => before + series.results().filter(({ ranks }) => ranks[seat] === 1).length);
}
