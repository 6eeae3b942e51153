import type { Holiday, HolidayBook } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { dayBegins, dayOf, sayDay } from '../../lib/calendar.ts';
import { settings } from '../../lib/settings.ts';
import { connection, serverNow } from '../../online/connection.ts';
import { attempt, complaint } from '../../online/deeds.ts';
import { useLoaded } from '../../ui/lazy.tsx';
import { lastDay, nextOf } from '../tempo/holidays.ts';
import { Part, useSaying } from './part.tsx';

const DAY = 86_400_000;
const YEAR = 365 * DAY;

/** When one is away: at tables of days one's time stands still then. Nothing where nobody answers. */
export function Holidays(): JSX.Element | null {
  const { loaded } = useLoaded(() => connection().ask('holidays', {}), '');
  return loaded && 'value' in loaded ? <HolidayForm known={loaded.value} /> : null;
}

function HolidayForm({ known }: { known: HolidayBook }): JSX.Element {
  const t = messages.value.tempo;
  const [book, setBook] = useState(known);
  const { said, say } = useSaying();
  const now = Math.max(serverNow(), book.at);
  const planned = nextOf(book.holidays, now);
  const plan = async (wish: Holiday, done: string): Promise<void> => {
    const answer = await attempt('holiday', wish);
    if (answer) setBook(answer);
    say(answer ? done : complaint.peek());
  };
  const end = (): void => void plan({ from: book.at, until: book.at }, t.holidayEnded);
  return (
    <Part title={t.holiday} help={t.holidayHelp(Math.floor(book.left / DAY))} said={said}>
      {planned ? (
        <Planned holiday={planned} now={now} end={end} />
      ) : (
        <Plan plan={(wish) => void plan(wish, t.holidayKept)} />
      )}
    </Part>
  );
}

interface PlannedProps {
  readonly holiday: Holiday;
  readonly now: number;
  readonly end: () => void;
}

/** What is planned, until it is over or called off. */
function Planned({ holiday, now, end }: PlannedProps): JSX.Element {
  const t = messages.value.tempo;
  const { language } = settings.value;
  return (
    <>
      <p>
        <strong>{t.awayFrom(sayDay(holiday.from, language), sayDay(lastDay(holiday), language))}</strong>
      </p>
      <button type="button" class="button" onClick={end}>
        {holiday.from <= now ? t.endHoliday : t.dropHoliday}
      </button>
    </>
  );
}

function Plan({ plan }: { plan: (wish: Holiday) => void }): JSX.Element {
  const t = messages.value.tempo;
  const now = serverNow();
  const [from, setFrom] = useState(dayOf(now));
  const [to, setTo] = useState(dayOf(now + 7 * DAY));
  const submit = (event: Event): void => {
    event.preventDefault();
    const [begins, ends] = [dayBegins(from), dayBegins(to, 1)];
    if (begins !== null && ends !== null) plan({ from: begins, until: ends });
  };
  return (
    <form class="sit" onSubmit={submit}>
      <div class="quiet-hours" role="group" aria-label={t.holiday}>
        <DayField label={t.firstDay} day={from} least={dayOf(now)} change={setFrom} />
        <DayField label={t.lastDay} day={to} least={from} change={setTo} />
      </div>
      <button type="submit" class="button">
        {t.planHoliday}
      </button>
    </form>
  );
}

interface DayProps {
  readonly label: string;
  readonly day: string;
  /** No day before this one. */
  readonly least: string;
  readonly change: (day: string) => void;
}

const DayField = ({ label, day, least, change }: DayProps): JSX.Element => (
  <label class="field">
    {label}
    <input
      type="date"
      required
      min={least}
      max={dayOf(serverNow() + YEAR - DAY)}
      value={day}
      onInput={(event) => change(event.currentTarget.value)}
    />
  </label>
);
