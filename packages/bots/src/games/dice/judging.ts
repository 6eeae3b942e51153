import type { DicePosition } from '@sixfold/engine/dice';
import type { Reason } from '../../contract/advice.ts';
import { advise } from './advice.ts';
import { Endings } from './endings.ts';
import { byDice } from './evaluate.ts';
import file from './race.json' with { type: 'json' };
import { raceOf } from './race-table.ts';

export { byDice, othersOf, tableOf, type OpenDice } from './evaluate.ts';
export { raceOf } from './race-table.ts';
export type { Race } from './race.ts';
export { packRows } from './rows.ts';

/** What speaks for a move; nothing where it leads to the same rows as another one that was named. */
export const diceReasons = (position: DicePosition, move: number): readonly Reason[] =>
  advise(new Endings(position, raceOf(position.config.players), byDice)).find((advice) => advice.move === move)
    ?.reasons ?? [];

/** The table of the race, as a text. */
export const basis: string = JSON.stringify(file);
