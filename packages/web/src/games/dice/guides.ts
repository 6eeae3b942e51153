import { tracksAt } from '@sixfold/engine';
import { isBarred } from '@sixfold/engine/family';
import { RAIL, ROLLS, type DiceView } from '@sixfold/engine/dice';
import type { Guide } from '../../face/face.ts';
import { sortedDice } from './dice.ts';

/** A step for the one who is to decide, with that seat's dice and tracks at hand. */
const onTurn =
  (applies: (view: DiceView, seat: number) => boolean) =>
  (view: DiceView): boolean =>
    view.seat !== null && view.turn === view.seat && view.ended === null && applies(view, view.seat);

const hasMatch = ({ dice }: DiceView, seat: number): boolean =>
  dice.some((letters, other) => other !== seat && letters?.some((letter) => dice[seat]?.includes(letter)));

const hasGroup = ({ dice }: DiceView, seat: number): boolean =>
  sortedDice(dice[seat] ?? []).some(({ indexes }) => indexes.length > 1);

const isUneven = ({ tracks }: DiceView, seat: number): boolean => new Set(tracks[seat]).size > 1;

export const guides: readonly Guide<DiceView>[] = [
  { id: 'dice-roll', applies: onTurn(({ rolls }) => rolls === 0), text: (m) => m.diceGuides.roll },
  {
    id: 'dice-matches',
    applies: onTurn((view, seat) => view.rolls > 0 && hasMatch(view, seat)),
    text: (m) => m.diceGuides.matches,
  },
  { id: 'dice-again', applies: onTurn(({ rolls }) => rolls > 0 && rolls < ROLLS), text: (m) => m.diceGuides.again },
  {
    id: 'dice-jokers',
    applies: onTurn((view, seat) => view.rolls > 0 && hasGroup(view, seat)),
    text: (m) => m.diceGuides.jokers,
  },
  {
    id: 'dice-weakest',
    applies: onTurn((view, seat) => view.rolls === 0 && isUneven(view, seat)),
    text: (m) => m.diceGuides.weakest,
  },
  {
    id: 'dice-closed',
    applies: onTurn((view, seat) => isBarred(RAIL, tracksAt(view, seat))),
    text: (m) => m.diceGuides.closed,
  },
];
