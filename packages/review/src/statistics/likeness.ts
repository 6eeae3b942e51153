import type { Level } from '@sixfold/bots';
import { NINETY_FIVE } from './mean.ts';

/** What a level loses of the win in a real decision, as games against itself have shown. */
export interface LevelLoss {
  readonly level: Level;
  readonly games: number;
  readonly decisions: number;
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}

/** Neighbouring levels that nobody can tell apart by what they lose. */
interface LevelGroup extends Omit<LevelLoss, 'level' | 'games'> {
  readonly levels: readonly Level[];
}

/** Fewer decisions say nothing of whoever made them. */
const ENOUGH = 8;

/** By how much the weaker of two surely loses more; below zero where that is open. */
const apart = (weaker: LevelGroup, stronger: LevelGroup): number =>
  weaker.mean - stronger.mean - NINETY_FIVE * Math.hypot(weaker.error, stronger.error);

function together(one: LevelGroup, other: LevelGroup): LevelGroup {
  const decisions = one.decisions + other.decisions;
  return {
    levels: [...one.levels, ...other.levels],
    decisions,
    mean: (one.mean * one.decisions + other.mean * other.decisions) / decisions,
    error: Math.hypot(one.error * one.decisions, other.error * other.decisions) / decisions,
  };
}

/** Joins neighbours until each group surely loses more than the next one: those first that are least apart. */
function tellApart(losses: readonly LevelLoss[]): readonly LevelGroup[] {
  let groups: readonly LevelGroup[] = losses.map(({ level, ...loss }) => ({ levels: [level], ...loss }));
  for (;;) {
    const gaps = groups.slice(1).map((stronger, place) => apart(groups[place] ?? stronger, stronger));
    const place = gaps.indexOf(Math.min(...gaps));
    const [one, other] = groups.slice(place, place + 2);
    if (!one || !other || (gaps[place] ?? 0) > 0) return groups;
    groups = groups.toSpliced(place, 2, together(one, other));
  }
}

/**
 * The levels that lose about as much in a decision as somebody did, weakest first: several where nobody can tell them apart. Null
 * where there were too few decisions, where levels were not measured, and where all of them lose the same. The losses are those
 * of the weakest level first.
 */
export function levelLike(
  { real, lost }: { readonly real: number; readonly lost: number },
  losses: readonly LevelLoss[],
): readonly Level[] | null {
  const groups = tellApart(losses);
  if (real < ENOUGH || groups.length < 2) return null;
  const isNearer = ({ mean }: LevelGroup, place: number): boolean =>
    lost / real > (mean + (groups[place + 1]?.mean ?? mean)) / 2;
  return (groups.slice(0, -1).find(isNearer) ?? groups.at(-1))?.levels ?? null;
}
