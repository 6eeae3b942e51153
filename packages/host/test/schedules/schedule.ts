import { FastChance } from '@sixfold/engine';
import type { Tempo } from '@sixfold/protocol';
import * as clocks from '../../src/tempo/clock.ts';
import type { Span } from '../../src/tempo/spans.ts';

export const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

export const LIVE: Tempo = { kind: 'live', bank: 10 * MINUTE, gain: 10 * SECOND, cap: null, onTime: 'lost' };
export const DAYS: Tempo = { kind: 'days', bank: 3 * DAY, gain: DAY, cap: 3 * DAY, onTime: 'bot' };

/** Something that happens at a table with a clock, when the server's clock shows `at`. */
export type Happening = { readonly at: number } & (
  | { readonly type: 'moved'; readonly ply: number; readonly to: number | null }
  | { readonly type: 'took-back' | 'seated' | 'unseated'; readonly to: number | null }
  | { readonly type: 'paused' | 'resumed' | 'next-game' }
  | { readonly type: 'gave'; readonly to: number; readonly ms: number }
  | ({ readonly type: 'down' } & Span)
  | ({ readonly type: 'holiday'; readonly seat: number } & Span)
);

/** What a schedule is about, and what happens in it. */
export interface Schedule {
  readonly tempo: Tempo;
  readonly players: number;
  readonly from: number;
  readonly happenings: readonly Happening[];
}

/** The clock after something has happened, as a table turns it. */
export function turnClock(clock: clocks.GameClock, happening: Happening): clocks.GameClock {
  const { at } = happening;
  switch (happening.type) {
    case 'moved':
      return clocks.passTurn(clock, at, happening.ply, happening.to);
    case 'took-back':
    case 'seated':
    case 'unseated':
      return clocks.runFor(clock, at, happening.to);
    case 'paused':
    case 'resumed':
      return clocks.setPaused(clock, at, happening.type === 'paused');
    case 'gave':
      return clocks.giveTime(clock, at, happening.to, happening.ms);
    case 'down':
      return clocks.skip(clock, happening);
    case 'holiday':
      return clocks.takeHoliday(clock, at, happening.seat, happening);
    case 'next-game':
      return clocks.restart(clock, at);
  }
}

/** The hours in which clocks in Berlin were changed in 2026: epoch time knows nothing of it, badly set clocks do. */
const CHANGES = [Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)];
const MOST_HAPPENINGS = 24;

/** Where a schedule has come to. */
interface Scene {
  readonly below: (most: number) => number;
  /** About how long somebody takes for a turn. */
  readonly pace: number;
  readonly at: number;
  readonly seat: number;
  readonly ply: number;
}

/** What may happen; what is more usual stands here more often. */
const MAKERS: readonly ((scene: Scene) => Happening)[] = [
  moved,
  moved,
  moved,
  moved,
  moved,
  moved,
  ({ at, seat }) => ({ at, type: 'took-back', to: seat }),
  ({ at, seat }) => ({ at, type: 'seated', to: seat }),
  ({ at }) => ({ at, type: 'unseated', to: null }),
  ({ at }) => ({ at, type: 'paused' }),
  ({ at }) => ({ at, type: 'resumed' }),
  ({ at }) => ({ at, type: 'resumed' }),
  ({ at, seat, below, pace }) => ({ at, type: 'gave', to: seat, ms: below(pace) }),
  ({ at, seat, below, pace }) => ({ at, type: 'holiday', seat, ...makeSpan(below, at, pace) }),
  ({ at, below, pace }) => down(at, below, below(10 * SECOND) + pace * below(2)),
  ({ at, below, pace }) => down(at, below, below(4 * pace)),
  (scene) => (scene.below(4) === 0 ? { at: scene.at, type: 'next-game' } : moved(scene)),
];

function moved({ at, ply, seat, below }: Scene): Happening {
  return { at, type: 'moved', ply: ply + 1, to: below(12) === 0 ? null : seat };
}

/** The last sign of life may be five seconds old. */
function down(at: number, below: Scene['below'], ms: number): Happening {
  return { at: at + ms + below(SECOND), type: 'down', from: at - below(5 * SECOND), until: at + ms };
}

/** A random schedule: turns, pauses, gifts, holidays, restarts, downtime, and clocks that are put forward and back. */
export function makeSchedule(seed: number): Schedule {
  const chance = new FastChance(seed);
  const below = (most: number): number => chance.below(most);
  const players = 2 + below(3);
  const tempo = makeTempo(below);
  const pace = tempo.kind === 'live' ? 2 * MINUTE : DAY;
  const from = CHANGES[below(2)]! - below(2 * pace);
  const happenings: Happening[] = [];
  let [at, ply] = [from, 0];
  for (let count = 1 + below(MOST_HAPPENINGS); count > 0; count--) {
    at += below(20) === 0 ? leap(below) : below(pace);
    const happening = MAKERS[below(MAKERS.length)]!({ below, pace, at, seat: below(players), ply });
    happenings.push(happening);
    ({ at } = happening);
    ply = plyAfter(happening, ply, below);
  }
  return { tempo, players, from, happenings };
}

function plyAfter({ type }: Happening, ply: number, below: Scene['below']): number {
  if (type === 'moved') return ply + 1;
  if (type === 'took-back') return below(ply + 1);
  return type === 'next-game' ? 0 : ply;
}

function makeTempo(below: Scene['below']): Tempo {
  if (below(2) === 0) return { ...LIVE, bank: (1 + below(30)) * MINUTE, gain: below(30) * SECOND };
  const bank = (1 + below(5)) * DAY;
  return { ...DAYS, bank, gain: below(2 * DAY), cap: bank + below(DAY) };
}

const leap = (below: Scene['below']): number => [HOUR, -HOUR, -1, -40 * DAY, 0][below(5)]!;

function makeSpan(below: Scene['below'], at: number, pace: number): Span {
  const from = at - pace + below(4 * pace);
  return { from, until: from + below(4 * pace) };
}
