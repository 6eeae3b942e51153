import type { TableClock } from '@sixfold/protocol';
import type { TableEvent } from '../log/events.ts';
import * as clocks from '../tempo/clock.ts';
import type { GameClock } from '../tempo/clock.ts';
import { isTempo, leastOf } from '../tempo/tempo.ts';
import type { Clocks } from './clocks.ts';

function turn(clock: GameClock, event: TableEvent, waitsFor: number | null, ply: number): GameClock {
  const { at } = event;
  switch (event.type) {
    case 'moved':
      return clocks.passTurn(clock, at, ply, waitsFor);
    case 'next-round':
      return clocks.runFor(clocks.restart(clock, at), at, waitsFor);
    case 'sat':
      return clocks.runFor(clocks.topUp(clock, at, event.seat, leastOf(clock.tempo)), at, waitsFor);
    case 'paused':
    case 'resumed':
      return clocks.setPaused(clock, at, event.type === 'paused');
    case 'gave-time':
      return clocks.giveTime(clock, at, event.to, event.ms);
    case 'holiday':
      return clocks.takeHoliday(clock, at, event.seat, event);
    case 'down':
      return clocks.skip(clock, event);
    default:
      return waitsFor === clock.running ? clock : clocks.runFor(clock, at, waitsFor);
  }
}

const tell = (clock: GameClock): TableClock => ({
  since: clock.since,
  left: clock.seats.map((_, seat) => clocks.timeLeft(clock, seat, clock.since)),
  running: clock.running,
  isPaused: clock.isPaused,
  holidays: clock.seats.flatMap((_, seat) =>
    clocks.holidaysFrom(clock, seat, clock.since).map((span) => ({ seat, ...span })),
  ),
  out: clocks.runsOutAt(clock),
});

/** How clocks run where tables have them. */
export const CLOCKS: Clocks = {
  isTempo,
  begin: (tempo, seats, at, waitsFor) => clocks.runFor(clocks.newClock(tempo, seats, at), at, waitsFor),
  turn,
  tell,
  runsOutAt: clocks.runsOutAt,
};
