import type { Chance } from '@sixfold/engine';
import { BOXES, dice, ROLL, type DicePosition } from '@sixfold/engine/dice';
import { decided, type Thinking } from '../../contract/bot.ts';
import type { Level } from '../../contract/levels.ts';
import type { Strategy } from '../../contract/strategy.ts';
import { chooseAs, type Impression } from '../../family/character.ts';
import { lacksAtMost } from '../../family/wins.ts';
import { advise } from './advice.ts';
import { CHARACTERS } from './characters.ts';
import { differentMoves, Endings } from './endings.ts';
import { byDice, byRows, type DiceJudge } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { raceOf } from './race-table.ts';
import { DiceSearch } from './search.ts';

/** An expert is a little timid: rolling on must promise so much more of the win than what lies there. With more players less is at stake. */
const CAUTION = [0, 0, 0.03, 0.018, 0.018];

export const endingsOf = (position: DicePosition, judge: DiceJudge): Endings =>
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
  return {
    move: endings.moveWith(CAUTION[position.config.players] ?? 0),
    step: () => false,
    advice: () => advise(endings),
  };
}

/** What the turn is worth if it ends with each scoring, or goes on. */
const impression: Impression<DicePosition> = (position, moves) => {
  const endings = endingsOf(position, byDice);
  return moves.map((move) => endings.worthOf(position, move));
};

/** Two players' turns are solved so well at first sight that looking further finds nothing. */
function mastered(position: DicePosition): Thinking {
  const endings = endingsOf(position, byDice);
  if (position.config.players > 2) return new DiceSearch(endings);
  return { move: endings.moveWith(0), step: () => false, advice: () => advise(endings) };
}

/** An expert runs for the end as fast as can be; a master minds what the dice left on the table give to the others. */
function think(level: Level, position: DicePosition, chance: Chance): Thinking {
  if (position.rolls === 0) return firstRoll(position);
  const character = CHARACTERS[level];
  if (character) return decided(chooseAs(character, position, differentMoves(position), impression, chance));
  return level === 'expert' ? atSight(position) : mastered(position);
}

const strategy: Strategy<DicePosition> = {
  game: dice,
  greedy,
  mayEnd: (position) => position.rolls > 0 && lacksAtMost(position, BOXES, position.perPlayer),
  think,
};

export const loadStrategy = (): Promise<Strategy<DicePosition>> => Promise.resolve(strategy);
