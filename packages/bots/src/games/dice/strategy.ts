import type { Chance } from '@sixfold/engine';
import { dice, ROLL, type DicePosition } from '@sixfold/engine/dice';
import { decided, type Thinking } from '../../contract/bot.ts';
import type { Level } from '../../contract/levels.ts';
import type { Strategy } from '../../contract/strategy.ts';
import { advise } from './advice.ts';
import { Endings } from './endings.ts';
import { byDice, byRows, type DiceJudge } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { raceOf } from './race-table.ts';
import { DiceSearch } from './search.ts';
import { playWeakly, WEAK_PLAYERS } from './weak-players.ts';

/** An expert is a little timid: rolling on must promise so much more of the win than what lies there. */
const CAUTION = 0.03;

const endingsOf = (position: DicePosition, judge: DiceJudge): Endings =>
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
function think(level: Level, position: DicePosition, chance: Chance): Thinking {
  if (position.rolls === 0) return firstRoll(position);
  const weakness = WEAK_PLAYERS[level];
  if (weakness) return decided(playWeakly(weakness, position, chance));
  return level === 'expert' ? atSight(position) : new DiceSearch(endingsOf(position, byDice));
}

export const strategy: Strategy<DicePosition> = {
  game: dice,
  greedy,
  instinct: (position) => (position.rolls === 0 ? ROLL : endingsOf(position, byDice).moveWith(0)),
  think,
};
