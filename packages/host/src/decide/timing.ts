import { Refusal } from '../contract/errors.ts';
import type { TableEvent } from '../log/events.ts';
import { seatAt } from '../table/seats.ts';
import { standInOf } from '../table/stand-in.ts';
import type { Table } from '../table/table.ts';
import { holidayWithin, runsOutAt, skip, takeHoliday } from '../tempo/clock.ts';
import { happens, type Decide } from './decision.ts';
import { givenUp } from './giving-up.ts';
import { needClock, needSeats } from './need.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** So much of any year, in milliseconds. */
const MOST_HOLIDAYS = 30 * DAY;

/** What time alone has done: without a server it counts for nobody, and whose time is out has had it. */
export const settle: Decide<'settle'> = (table, _who, { downtime }, { at }) => {
  const { clock } = table;
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

/** Somebody plans a holiday, or ends it by an empty one. */
export const holiday: Decide<'holiday'> = (table, who, { from, until }, { at }) => {
  const [seat] = needSeats(table, who);
  const clock = needClock(table);
  const isGood = clock.tempo.kind === 'days' && from <= until && until <= at + YEAR;
  if (!isGood) throw new Refusal({ code: 'malformed', what: 'holiday' });
  const after = takeHoliday(clock, at, seat, { from, until });
  const most = MOST_HOLIDAYS / DAY;
  if (holidayWithin(after, seat, { from: until - YEAR, until }) > MOST_HOLIDAYS)
    throw new Refusal({ code: 'too-many', what: 'holidays', most });
  return happens({ at, type: 'holiday', seat, from, until });
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
