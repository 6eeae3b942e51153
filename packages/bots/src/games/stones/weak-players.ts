import { gainsOf, type Chance } from '@sixfold/engine';
import { DRAW, STOP, TAKE, type StonesPosition } from '@sixfold/engine/stones';
import type { Level } from '../../contract/levels.ts';

/** How people play who do not reckon: by the size of the tray, or by the next draw alone. */
interface Habit {
  /** In so many of a hundred turns they notice that they may take a stone. */
  readonly takes: number;
  /** Content with so many matches; how many of a hundred times they stop with one less. */
  readonly matches: number;
  readonly timid: number;
  /** So many stones are a prize that nobody risks. */
  readonly prize: number;
}

/** Luck for a habit is one throw of a hundred. */
const happens = (percent: number, chance: Chance): boolean => chance.below(100) < percent;

function byHabit(position: StonesPosition, { takes, matches, timid, prize }: Habit, chance: Chance): number {
  if (position.tray === 0) return happens(takes, chance) ? TAKE : DRAW;
  const more = matches - countMatches(position.tray);
  const isContent = more <= 0 || (more === 1 && happens(timid, chance)) || gainOf(position) >= prize;
  return isContent ? STOP : DRAW;
}

function countMatches(tray: number): number {
  let count = 0;
  for (let rest = tray; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** How many stones a stop brings. */
const gainOf = (position: StonesPosition): number => gainsOf(position, STOP).reduce((sum, gain) => sum + gain);

/**
 * Weighs the next draw alone: what the tray would bring against what it would bring with one stone more, for somebody who
 * thinks a bust only so bad (`fear`, rightly 1) and to whom every stone is the same.
 */
function byNextDraw(position: StonesPosition, fear: number, takes: number, chance: Chance): number {
  if (position.tray === 0) return happens(takes, chance) ? TAKE : DRAW;
  const { middle, pile, pileSize, tray } = position;
  const now = gainOf(position);
  let next = 0;
  for (const symbol of pile.subarray(0, pileSize)) {
    const isMatch = middle[symbol]! > 0 && !(tray & (1 << symbol));
    if (isMatch) next += now + Math.min(1 + middle[symbol]!, position.goal - position.tracksOf(position.turn)[symbol]!);
  }
  return next / pileSize > now * fear ? DRAW : STOP;
}

/** Never content, and blind to the take. */
const BEGINNER: Habit = { takes: 10, matches: 3, timid: 20, prize: 9 };
/** Goes for two or three matches, whatever they are worth, unless there is a prize to lose. */
const CASUAL: Habit = { takes: 25, matches: 3, timid: 45, prize: 5 };

/** How each of them chooses where there is a choice. */
export const WEAK_PLAYERS: Record<
  Exclude<Level, 'expert' | 'master'>,
  (position: StonesPosition, chance: Chance) => number
> = {
  beginner: (position, chance) => byHabit(position, BEGINNER, chance),
  casual: (position, chance) => byHabit(position, CASUAL, chance),
  club: (position, chance) => byNextDraw(position, 0.7, 50, chance),
};
