import { GAME_IDS } from '@sixfold/engine';
import { dateAfter, dateOf, dayOf } from '@sixfold/host/daily';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { MoreIcon } from '../../ui/more-icons.tsx';
import type { DailyBook } from './book.ts';
import { dayAddress, FIRST_DATE, sayDate, today } from './today.ts';

interface CalendarProps {
  /** The date that is shown beside it. */
  readonly date: string;
  readonly book: DailyBook;
}

const monthOf = (date: string): string => date.slice(0, 7);
const firstOf = (date: string): string => `${monthOf(date)}-01`;

/** The weeks of a month, from Monday on; null where a week belongs to another one. */
export function weeksOf(date: string): (string | null)[][] {
  const first = firstOf(date);
  const start = dayOf(first);
  // The first day of 1970 was a Thursday.
  const monday = start - ((start + 3) % 7);
  const end = dayOf(firstOf(dateAfter(first, 31)));
  const weeks = Math.ceil((end - monday) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const one = monday + 7 * week + day;
      return one < start || one >= end ? null : dateOf(one);
    }),
  );
}

/** A month of deals: which were played, and the way to each. */
export function Calendar({ date, book }: CalendarProps): JSX.Element {
  const t = messages.value;
  const [month, setMonth] = useState(firstOf(date));
  const weeks = weeksOf(month);
  const before = firstOf(dateAfter(month, -1));
  const after = firstOf(dateAfter(month, 31));
  return (
    <section class="sheet calendar">
      <header class="calendar-head">
        <h2 id="month">{sayDate(month, 'month')}</h2>
        <div class="buttons">
          <Turn
            name={t.daily.monthBefore}
            icon="previous"
            isOff={before < firstOf(FIRST_DATE)}
            act={() => setMonth(before)}
          />
          <Turn name={t.daily.monthAfter} icon="next" isOff={after > today()} act={() => setMonth(after)} />
        </div>
      </header>
      <table aria-labelledby="month">
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, day) => (
              <th key={day} scope="col">
                {/* A Monday, and the six days after it. */}
                {sayDate(dateAfter('2026-11-16', day), 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td key={index}>{day && <Day day={day} isShown={day === date} book={book} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="help">{t.daily.archiveHelp}</p>
    </section>
  );
}

interface TurnProps {
  readonly name: string;
  readonly icon: 'previous' | 'next';
  readonly isOff: boolean;
  readonly act: () => void;
}

const Turn = ({ name, icon, isOff, act }: TurnProps): JSX.Element => (
  <button type="button" class="button is-quiet is-round" aria-label={name} disabled={isOff} onClick={act}>
    <MoreIcon name={icon} />
  </button>
);

interface PlayedDayProps extends Pick<CalendarProps, 'book'> {
  readonly day: string;
  readonly isShown: boolean;
}

/** A date with a dot for each game that was played, and a mark for its puzzle. */
function Day({ day, isShown, book }: PlayedDayProps): JSX.Element {
  const t = messages.value;
  const played = GAME_IDS.filter((game) => book.results.has(`${day} ${game}`)).length;
  const isSolved = book.puzzles.some(({ date }) => date === day);
  if (day < FIRST_DATE || day > today()) return <span class="day">{sayDate(day, 'day')}</span>;
  const told = [t.daily.playedOf(played, GAME_IDS.length), isSolved && t.daily.puzzleSolved].filter(Boolean);
  return (
    <a
      class="day"
      href={dayAddress(day)}
      aria-current={isShown ? 'date' : undefined}
      aria-label={`${sayDate(day, 'long')}: ${told.join(', ')}`}
    >
      {sayDate(day, 'day')}
      <span class="day-dots" aria-hidden="true">
        {'●'.repeat(played)}
        {isSolved && '◆'}
      </span>
    </a>
  );
}
