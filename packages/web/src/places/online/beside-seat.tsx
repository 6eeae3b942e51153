import type { ReadonlySignal } from '@preact/signals';
import type { TalkLine } from '@sixfold/protocol';
import type { ComponentType, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { nameAt } from '../../lib/name-at.ts';
import type { Session } from '../../session/session.ts';
import { Bubble } from '../talk/bubbles.tsx';
import { SeatClock } from '../tempo/seat-clock.tsx';

interface BesideSeatProps {
  readonly session: Session;
  readonly names: readonly string[];
  readonly fresh: ReadonlySignal<readonly TalkLine[]>;
}

/** What stands beside names at a table of a server: the time that is left, and what was just said. */
export const useBesideSeat = ({ session, names, fresh }: BesideSeatProps): ComponentType<{ seat: number }> =>
  useMemo(
    () =>
      ({ seat }): JSX.Element => (
        <>
          <ClockOf session={session} seat={seat} names={names} />
          <Bubble fresh={fresh} seat={seat} />
        </>
      ),
    [session, names, fresh],
  );

interface ClockOfProps {
  readonly session: Session;
  readonly seat: number;
  readonly names: readonly string[];
}

/** Bots use no time, and where there is no tempo nobody does. */
export function ClockOf({ session, seat, names }: ClockOfProps): JSX.Element | null {
  const { clock, info, result } = session.state.value;
  const { tempo, seats, you, stage } = info;
  if (!clock || !tempo || result || stage !== 'playing' || seats[seat]?.kind !== 'person') return null;
  return <SeatClock clock={clock} tempo={tempo} seat={seat} name={nameAt(names, seat)} isOwn={seat === you} />;
}
