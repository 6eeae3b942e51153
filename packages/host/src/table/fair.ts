import type { Digest, FairInfo } from '@sixfold/engine/fair';
import type { TableEvent } from '../log/events.ts';
import { FairRounds } from '../series/fair-rounds.ts';
import type { Dealing, DealtTable, FairDealing } from './dealing.ts';
import { areTaken, peopleAt, type SeatState } from './seats.ts';

/** So long after every seat is taken pledges are waited for, and so long numbers, in milliseconds. */
const PLEDGING = 5_000;
const DEALING = 10_000;

function begin({ opened, series: { round }, seats, begun, touched }: DealtTable, before?: Dealing): Dealing {
  const isElsewhere = begun !== null && begun.round === round;
  return {
    round,
    from: isElsewhere ? begun.ply : 0,
    isDrawn: opened.terms.starter === null && round === 0 && !isElsewhere,
    since: areTaken(seats) ? touched : null,
    pledges: seats.map(() => null),
    numbers: seats.map(() => null),
    tries: seats.map(() => 0),
    silent: seats.map(({ isProgram }, seat) => isProgram && before?.pledges[seat] === null),
    isClosed: false,
    isDealt: false,
  };
}

function turn(dealing: Dealing, event: TableEvent, before: readonly SeatState[], table: DealtTable): Dealing {
  const { pledges, numbers, tries } = dealing;
  const { seats } = table;
  switch (event.type) {
    case 'pledged': {
      const tried = tries.with(event.seat, (tries[event.seat] ?? 0) + 1);
      return { ...dealing, pledges: pledges.with(event.seat, event.pledge), tries: tried };
    }
    case 'revealed':
      return { ...dealing, numbers: numbers.with(event.seat, event.number) };
    case 'pledges-closed':
      return { ...dealing, isClosed: true };
    case 'dealt':
      return { ...dealing, isDealt: true };
    case 'next-round':
      return begin(table, dealing);
    default:
      return before === seats || dealing.isClosed ? dealing : reseated(dealing, event.at, before, seats);
  }
}

/** Whoever went has no part in it any more. */
function reseated(dealing: Dealing, at: number, before: readonly SeatState[], seats: readonly SeatState[]): Dealing {
  const isSame = (seat: number): boolean => before[seat]?.person === seats[seat]?.person;
  const pledges = dealing.pledges.map((pledge, seat) => (isSame(seat) ? pledge : null));
  const silent = dealing.silent.map((isSilent, seat) => isSilent && isSame(seat));
  return { ...dealing, pledges, silent, since: areTaken(seats) ? (dealing.since ?? at) : null };
}

/** Whose pledge the others wait for: not that of a program that has said, or shown, that it knows of none. */
const isAwaited = ({ silent }: Dealing, seats: readonly SeatState[], seat: number): boolean =>
  !silent[seat] && !seats[seat]?.hasNoPart;

/** Nobody who is there is waited for any longer than it takes them; who is not, only so long. */
function dueAt(dealing: Dealing, seats: readonly SeatState[]): number | null {
  const { since, isClosed, isDealt, pledges, numbers } = dealing;
  if (since === null || isDealt) return null;
  const awaited = peopleAt(seats).filter((seat) => isAwaited(dealing, seats, seat));
  if (!isClosed) return awaited.every((seat) => pledges[seat] !== null) ? since : since + PLEDGING;
  return pledges.every((pledge, seat) => pledge === null || numbers[seat] !== null) ? since : since + DEALING;
}

function tell(dealing: Dealing, { series }: DealtTable): FairInfo {
  const { round, from, isDrawn, pledges, isClosed, isDealt, numbers } = dealing;
  const root = series.start.fair?.rootOf(round) ?? '';
  return { round, root, from, isDrawn, pledges, isClosed, numbers: isDealt ? numbers : null };
}

/** How tables are dealt at which everybody has a part in the luck. */
export const FAIR: FairDealing = dealFairly();

/** The same where there is a faster SHA-256 than ours: the luck of a game of dice takes three thousand of them. */
export function dealFairly(hash?: Digest): FairDealing {
  return { commit: (card, start) => new FairRounds(card, start, hash), begin, turn, dueAt, tell };
}
