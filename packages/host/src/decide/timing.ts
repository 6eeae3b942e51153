import { Refusal } from '../contract/errors.ts';
import type { TableEvent } from '../log/events.ts';
import { seatAt, seatsOf } from '../table/seats.ts';
import { standInOf } from '../table/stand-in.ts';
import type { Table } from '../table/table.ts';
import { holidaysFrom, runsOutAt, skip, takeHoliday } from '../tempo/clock.ts';
import { dealingDue } from './dealing.ts';
import { happens, type Decide } from './decision.ts';
import { givenUp } from './giving-up.ts';
import { needClock, needSeats } from './need.ts';

/** What time alone has done: without a server it counts for nobody, and whose time is out has had it. */
export const settle: Decide<'settle'> = (table, _who, { downtime }, { at }) => {
  const { clock } = table;
  if (!table.isDealt) return happens(...dealingDue(table, at));
  if (!clock || runsOutAt(clock) === null) return happens();
  const missed = downtime.filter(({ until }) => until > clock.skippedUntil && until > clock.since && until <= at);
  const counted = missed.reduce(skip, clock);
  const late = (runsOutAt(counted) ?? Infinity) <= at ? counted.running : null;
  return happens(
    ...missed.map((span): TableEvent => ({ at, type: 'down', ...span })),
    ...(late === null ? [] : timedOut(table, late, at)),
  );
};

/** Somebody gives another more time. */
export const give: Decide<'give'> = (table, who, { seat, ms }, { at }) => {
  const own = needSeats(table, who);
  const { tempo } = needClock(table);
  if (seatAt(table.seats, seat).kind !== 'person' || own.includes(seat)) {
    throw new Refusal({ code: 'bad-seat', seat, players: table.seats.length });
  }
  if (!Number.isInteger(ms) || ms < 1 || ms > tempo.bank) throw new Refusal({ code: 'malformed', what: 'ms' });
  return happens({ at, type: 'gave-time', to: seat, by: own[0], ms });
};

/**
 * A table of days learns when somebody who sits there is on holiday, or that they are not; told again, it knows. Whether
 * there is so much holiday was decided where the holidays of people are kept.
 */
export const holiday: Decide<'holiday'> = ({ clock, seats, isGoingOn }, _who, { person, plan }, { at }) => {
  const [seat] = seatsOf(seats, { kind: 'person', id: person });
  if (seat === undefined || clock?.tempo.kind !== 'days' || !isGoingOn) return happens();
  const span = plan ?? { from: at, until: at };
  const planned = holidaysFrom(takeHoliday(clock, at, seat, span), seat, at);
  const isKnown = JSON.stringify(planned) === JSON.stringify(holidaysFrom(clock, seat, at));
  return isKnown ? happens() : happens({ at, type: 'holiday', seat, ...span });
};

/** Anybody at the table ends a pause; asked again, it has ended. */
export const resume: Decide<'resume'> = (table, who, _ask, { at }) => {
  const [by] = needSeats(table, who);
  return needClock(table).isPaused ? happens({ at, type: 'resumed', by }) : happens();
};

function timedOut(table: Table, seat: number, at: number): TableEvent[] {
  const { opened } = table;
  const lost = opened.tempo?.onTime === 'lost';
  const then: TableEvent = lost
    ? givenUp(table, seat, at, true)
    : { at, type: 'replaced', seat, bot: standInOf(opened) };
  return [{ at, type: 'timed-out', seat }, then];
}
