import { tracksAt, type Tracks } from '@sixfold/engine';
import type { DiceView } from '@sixfold/engine/dice';

/** What changed on the table while somebody watched: which dice to let roll, which crosses are new. */
export interface DiceTrail {
  readonly view: DiceView;
  /** How often each seat was seen rolling. */
  readonly spins: readonly number[];
  /** Each seat's tracks before it last scored; null where nobody watched it. */
  readonly known: readonly (Tracks | null)[];
}

export const newTrail = (view: DiceView): DiceTrail => ({
  view,
  spins: view.dice.map(() => 0),
  known: view.dice.map(() => null),
});

/** Goes on to a later view. An earlier one, or another game, starts afresh: what is taken back does not roll. */
export function follow(trail: DiceTrail, view: DiceView): DiceTrail {
  const { view: last, spins, known } = trail;
  if (last === view) return trail;
  if (view.ply < last.ply || view.players !== last.players || view.starter !== last.starter) return newTrail(view);
  return {
    view,
    spins: spins.map((count, seat) => count + (hasRolled(last, view, seat) ? 1 : 0)),
    known: known.map((tracks, seat) => (hasScored(last, view, seat) ? tracksAt(last, seat) : tracks)),
  };
}

function hasRolled(last: DiceView, view: DiceView, seat: number): boolean {
  const rollsBefore = last.turn === seat ? last.rolls : 0;
  const isRolling = view.turn === seat && view.rolls > rollsBefore;
  return isRolling || !isSame(view.dice[seat], last.dice[seat]);
}

const hasScored = (last: DiceView, view: DiceView, seat: number): boolean =>
  !isSame(view.tracks[seat], last.tracks[seat]) || (last.turn === seat && view.turn !== seat);

const isSame = (a: readonly unknown[] | null = null, b: readonly unknown[] | null = null): boolean =>
  a?.join() === b?.join();
