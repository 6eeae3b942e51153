import { Refusal } from '../contract/errors.ts';
import type { OpenedSeat } from '../log/events.ts';
import type { SeatState } from '../table/seats.ts';
import type { Decide } from './decision.ts';
import { needPerson, needSeats } from './need.ts';
import { makeInvite, newTable } from './opening.ts';

/** The same people again; the start has moved one seat on. Where somebody has gone, a seat is open. */
export const rematch: Decide<'rematch'> = (table, who, _ask, moment) => {
  needSeats(table, who);
  if (table.isGoingOn) throw new Refusal({ code: 'game-not-over' });
  if (table.rematch !== null) return { answer: { table: table.rematch }, events: [] };
  const { series, opened } = table;
  const starter = (series.match.view(null).starter + 1) % table.seats.length;
  const spec = {
    terms: { ...opened.terms, starter },
    seats: table.seats.map((seat): OpenedSeat => seatAgain(seat, makeInvite(opened.isPublic, moment.random))),
    isPublic: opened.isPublic,
    host: who.kind === 'device' ? '' : needPerson(who),
    labels: moment.names,
  };
  const opens = newTable(series.game, spec, moment);
  return { answer: { table: opens.id }, events: [{ at: moment.at, type: 'rematched', table: opens.id }], opens };
};

function seatAgain({ kind, person, bot }: SeatState, invite: string | null): OpenedSeat {
  if (kind === 'bot') return { kind, bot: bot! };
  return person === null || person === '' ? { kind: 'open', invite } : { kind: 'person', person };
}
