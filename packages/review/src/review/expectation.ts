import type { Chance, Position } from '@sixfold/engine';
import { fallsOf } from '../chance/falls.ts';
import { luckFor } from '../chance/seeds.ts';
import type { Evaluation, TeamShares } from '../contract/evaluation.ts';
import { nothing, plus, sharesAt } from '../contract/shares.ts';
import { meanOf } from '../statistics/mean.ts';

/** What is expected before luck falls. */
export interface Expected {
  readonly shares: TeamShares;
  /** 0 where every way was weighed by its odds; the standard error of the first share where luck was drawn anew. */
  readonly error: number;
}

/** How the mean over luck is taken. */
export interface Weighing {
  /** Up to so many ways are gone through, each with its odds. */
  readonly falls: number;
  /** So often luck is drawn anew where there are more. */
  readonly redraws: number;
}

const scaled = (shares: TeamShares, factor: number): TeamShares => shares.map((share) => share * factor);

/** The mean over all that luck can bring in an action on a position. `seed` is for what must be drawn anew. */
export function expectAfter<P extends Position>(
  evaluation: Evaluation,
  from: P,
  act: (position: P, chance: Chance) => void,
  { falls: most, redraws }: Weighing,
  seed: string,
): Expected {
  const falls = fallsOf(from, act, most);
  if (!falls) return redraw(evaluation, from, act, redraws, seed);
  const total = falls.reduce((sum, { odds }) => sum + odds, 0);
  const shares = falls.reduce(
    (sum, { odds, position }) => plus(sum, scaled(sharesAt(evaluation, position), odds / total)),
    nothing(from.teams),
  );
  return { shares, error: 0 };
}

function redraw<P extends Position>(
  evaluation: Evaluation,
  from: P,
  act: (position: P, chance: Chance) => void,
  redraws: number,
  seed: string,
): Expected {
  const luck = luckFor(seed);
  const drawn = Array.from({ length: redraws }, () => {
    const position = from.clone();
    act(position, luck);
    return sharesAt(evaluation, position);
  });
  const shares = drawn.reduce(plus, nothing(from.teams)).map((sum) => sum / redraws);
  return { shares, error: meanOf(drawn.map(([first = 0]) => first)).error };
}
