import { timeLeft, type TableClock, type Tempo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import { serverNow } from '../../online/connection.ts';
import { announce } from '../../ui/announcer.tsx';
import { sayAway } from './holidays.ts';
import { entersLastMinute, isShort, sayTime, showTime, untilNext } from './say-time.ts';

interface ClockProps {
  readonly clock: TableClock;
  readonly tempo: Tempo;
  readonly seat: number;
  readonly name: string;
  /** Whether it is the time of whoever looks. */
  readonly isOwn: boolean;
}

/** The time of one player, counted down by the page itself from what was last told. */
export function SeatClock({ clock, tempo, seat, name, isOwn }: ClockProps): JSX.Element {
  const t = messages.value.tempo;
  const left = useTimeLeft(clock, seat);
  useLastMinute(left, isOwn && tempo.kind === 'live' && clock.running === seat);
  const isRunning = clock.running === seat && !clock.isPaused;
  const away = sayAway(clock, seat, serverNow(), messages.value, settings.value.language);
  const look = ['seat-clock', isRunning && 'is-running', isShort(left, tempo) && 'is-short'];
  return (
    <span
      class={look.filter(Boolean).join(' ')}
      role="timer"
      aria-label={[t.left(name, sayTime(left, t)), away].filter(Boolean).join(' ')}
    >
      <span aria-hidden="true">
        {clock.isPaused && <PauseMark />}
        {showTime(left, t)}
      </span>
      {away !== '' && <small class="on-holiday">{away}</small>}
    </span>
  );
}

const PauseMark = (): JSX.Element => (
  <svg class="pause-mark" viewBox="0 0 10 10">
    <path d="M2 1h2v8H2zM6 1h2v8H6z" />
  </svg>
);

/** What a seat has left now; drawn anew whenever that would read otherwise. */
function useTimeLeft(clock: TableClock, seat: number): number {
  const [, draw] = useState(0);
  const left = timeLeft(clock, seat, serverNow());
  useEffect(() => {
    if (clock.running !== seat || clock.isPaused || left === 0) return;
    const timer = setTimeout(() => draw((n) => n + 1), untilNext(left));
    return () => clearTimeout(timer);
  });
  return left;
}

/** Says once, to whoever it is about, that the last minute has begun. */
function useLastMinute(left: number, isMine: boolean): void {
  const before = useRef(left);
  const wasTold = useRef(false);
  useEffect(() => {
    if (isMine && !wasTold.current && entersLastMinute(before.current, left)) {
      wasTold.current = true;
      announce(messages.peek().tempo.lastMinute);
    }
    before.current = left;
  }, [left]);
}
