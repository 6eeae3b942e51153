import type { Seat } from '@sixfold/table';

/** Who looks at the screen, and whether it must first be handed to somebody. */
export interface Look {
  readonly viewer: number | null;
  readonly handTo: number | null;
}

const NOBODY: Look = { viewer: null, handTo: null };

export const isPerson = (seats: readonly Seat[], seat: number | null): seat is number =>
  seat !== null && seats[seat]?.kind === 'person';

/**
 * Whose eyes may see the table. A single person always looks. Several at one device look in turn; where they hold hidden
 * pieces, the screen is covered until the next one to decide has taken it, and nobody's pieces show at the end.
 *
 * `turn` is the seat to decide (null: the game is over), `last` the person who looked last (null: nobody yet).
 */
export function whoLooks(seats: readonly Seat[], isHidden: boolean, turn: number | null, last: number | null): Look {
  const people = [...seats.keys()].filter((seat) => isPerson(seats, seat));
  const [first = null] = people;
  if (people.length < 2) return { viewer: first, handTo: null };
  if (!isHidden) return { viewer: isPerson(seats, turn) ? turn : (last ?? first), handTo: null };
  if (turn === null) return NOBODY;
  if (!isPerson(seats, turn) || turn === last) return { viewer: last, handTo: null };
  return { viewer: null, handTo: turn };
}
