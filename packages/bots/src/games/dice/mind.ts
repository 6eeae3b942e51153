import type { Chance } from '@sixfold/engine';
import { ROLL, type DicePosition } from '@sixfold/engine/dice';
import { decided, type Thinking } from '../../bot.ts';
import type { Level } from '../../levels.ts';
import type { Mind } from '../../mind.ts';
import { playAs, type Amateur } from './amateurs.ts';
import { Endings } from './endings.ts';
import { byDice, byRows, type Judge } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { advise } from './hints.ts';
import { raceOf } from './race-table.ts';
import { Search } from './search.ts';

/**
 * A beginner is soon content, overlooks most jokers and never rolls a third time. A casual player counts
 * crosses, wherever they are, and misses some. A club player sees more and looks after the weak rows.
 */
const AMATEURS: Partial<Record<Level, Amateur>> = {
  beginner: { sees: 0.4, cares: 0, content: [2, 0] },
  casual: { sees: 0.6, cares: 0.05, content: [2, 1] },
  club: { sees: 0.75, cares: 0.25, content: [3, 2] },
};

/** An expert is a little timid: rolling on must promise so much more of the win than what lies there. */
const CAUTION = 0.03;

const endingsOf = (position: DicePosition, judge: Judge): Endings =>
  new Endings(position, raceOf(position.config.players), judge);

/** The first roll of a turn is no decision. */
const firstRoll = (position: DicePosition): Thinking => ({
  move: ROLL,
  step: () => false,
  advice: () => advise(endingsOf(position, byDice)),
});

/** Solves the turn, and looks no further. */
function atSight(position: DicePosition): Thinking {
  const endings = endingsOf(position, byRows);
  return { move: endings.moveWith(CAUTION), step: () => false, advice: () => advise(endings) };
}

/** An expert runs for the end as fast as can be; a master minds what the dice left on the table give to the others. */
function think(level: Level, imagine: () => DicePosition, chance: Chance): Thinking {
  const position = imagine();
  if (position.rolls === 0) return firstRoll(position);
  const amateur = AMATEURS[level];
  if (amateur) return decided(playAs(amateur, position, chance));
  return level === 'expert' ? atSight(position) : new Search(endingsOf(position, byDice));
}

export const mind: Mind<DicePosition> = {
  greedy,
  instinct: (position) => (position.rolls === 0 ? ROLL : endingsOf(position, byDice).moveWith(0)),
  think,
};
