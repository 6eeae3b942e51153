import type { Chance } from '@sixfold/engine';
import type { StonesPosition } from '@sixfold/engine/stones';
import { decided, type Thinking } from '../../bot.ts';
import type { Level } from '../../levels.ts';
import type { Mind } from '../../mind.ts';
import { judgeAhead, judgeAtAGlance, judgeAlone } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { byHabit, byNextDraw, type Habit } from './habits.ts';
import { Plan } from './plan.ts';

/** Never content, and blind to the take. */
const BEGINNER: Habit = { takes: 10, matches: 3, timid: 20, prize: 9 };
/** Goes for two or three matches, whatever they are worth, unless there is a prize to lose. */
const CASUAL: Habit = { takes: 25, matches: 3, timid: 45, prize: 5 };

/** A person's way to choose where there is a choice. */
const PEOPLE: Record<Exclude<Level, 'expert' | 'master'>, (position: StonesPosition, chance: Chance) => number> = {
  beginner: (position, chance) => byHabit(position, BEGINNER, chance),
  casual: (position, chance) => byHabit(position, CASUAL, chance),
  club: (position, chance) => byNextDraw(position, 0.7, 50, chance),
};

function think(level: Level, imagine: () => StonesPosition, chance: Chance): Thinking {
  const position = imagine();
  if (level === 'master') return new Plan(position, judgeAtAGlance, judgeAhead);
  if (level === 'expert') return new Plan(position, judgeAlone);
  const person = PEOPLE[level];
  const moves = position.legalMoves();
  return decided(moves.length === 1 ? moves[0]! : person(position, chance));
}

export const mind: Mind<StonesPosition> = {
  greedy,
  instinct: (position) => new Plan(position, judgeAtAGlance).move,
  think,
};
