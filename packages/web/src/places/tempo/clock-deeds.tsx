import type { TableClock, TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import { serverNow } from '../../online/connection.ts';
import { attempt } from '../../online/deeds.ts';
import { sayHoliday } from './holidays.ts';
import { gift } from './presets.ts';

interface ClockDeedsProps {
  readonly info: TableInfo;
  readonly clock: TableClock | undefined;
}

/** Whether whoever looks plays by a clock. */
const hasTime = ({ info: { you, seats, stage }, clock }: ClockDeedsProps): boolean =>
  clock !== undefined && stage === 'playing' && you !== null && seats[you]?.kind === 'person';

const resume = (table: string) => (): void => void attempt('resume', { table });

/** What one may do about the clock of the table. */
export function ClockDeeds(props: ClockDeedsProps): JSX.Element | null {
  const t = messages.value.tempo;
  const { table, offer } = props.info;
  if (!hasTime(props)) return null;
  return (
    <section class="menu-part">
      <h3>{t.title}</h3>
      {props.clock?.isPaused ? (
        <button type="button" class="button" onClick={resume(table)}>
          {t.resume}
        </button>
      ) : (
        <>
          <button
            type="button"
            class="button"
            disabled={offer !== null}
            onClick={() => void attempt('offer', { table, offer: { kind: 'pause' } })}
          >
            {t.askPause}
          </button>
          <p class="help">{t.askPauseHelp}</p>
        </>
      )}
    </section>
  );
}

/** Gives another player more time. */
export function GiveTime(
  props: ClockDeedsProps & { readonly seat: number; readonly name: string },
): JSX.Element | null {
  const t = messages.value.tempo;
  const { seat, name, info } = props;
  const { table, tempo, seats, you } = info;
  if (!hasTime(props) || !tempo || seat === you || seats[seat]?.kind !== 'person') return null;
  return (
    <button type="button" class="button" onClick={() => void attempt('give', { table, seat, ms: gift(tempo) })}>
      {tempo.kind === 'live' ? t.giveMinute(name) : t.giveDay(name)}
    </button>
  );
}

/** When whoever sits there is on holiday, now or later. */
export function HolidayLine({ clock, seat }: { clock: TableClock | undefined; seat: number }): JSX.Element | null {
  const said = clock ? sayHoliday(clock, seat, serverNow(), messages.value, settings.value.language) : '';
  return said === '' ? null : <p class="help">{said}</p>;
}

/** Says that the clock stands, and starts it again. */
export function PauseLine(props: ClockDeedsProps): JSX.Element | null {
  const t = messages.value.tempo;
  if (!props.clock?.isPaused) return null;
  return (
    <p class="pause-line">
      <strong>{t.paused}</strong>
      {hasTime(props) && (
        <button type="button" class="button" onClick={resume(props.info.table)}>
          {t.resume}
        </button>
      )}
    </p>
  );
}
