import { LETTERS, type Letter } from '@sixfold/engine';
import { ROLL, ROLLS, type DiceView } from '@sixfold/engine/dice';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { MoveButton } from '../../ui/play/move-button.tsx';
import type { DiceController } from './controller.ts';
import { gainOf, lossOf, type SheetRow } from './dice.ts';
import { nameAt } from '../../lib/name-at.ts';

/** Where the shortcuts are told. */
export const KEYS = 'dice-keys';

export interface DiceControlsProps {
  readonly view: DiceView;
  readonly names: readonly string[];
  /** Whether the table has ended the game. */
  readonly isOver: boolean;
  readonly canAct: boolean;
  /** A move that was suggested. */
  readonly hint: number | null;
  readonly controller: DiceController;
}

/** A line that says what can be done now, and the two buttons; whoever only watches needs none. */
export const Controls = (props: DiceControlsProps): JSX.Element => (
  <div class="dice-controls">
    <p class="play-prompt dice-hint">{hintOf(props)}</p>
    {props.view.seat !== null && <Buttons {...props} />}
  </div>
);

function Buttons(props: DiceControlsProps): JSX.Element {
  const { view, canAct, hint, controller } = props;
  const t = messages.value.dice;
  const left = ROLLS - (canAct ? view.rolls : 0);
  const mayRoll = canAct && left > 0;
  const mayScore = canAct && view.rolls > 0;
  // Whoever would score nothing is not told to while the dice may roll again.
  const isWorth = !mayRoll || gainOf(controller.rows) > 0;
  const { asked, roll, score } = controller;
  return (
    <>
      <div class="move-buttons">
        <MoveButton
          label={asked === ROLL ? t.sure : left === 0 ? t.noRolls : mayScore ? t.again : t.roll}
          note={mayRoll ? t.rollsLeft(left) : ''}
          isOn={mayRoll}
          isMain={mayRoll}
          isHinted={hint === ROLL}
          press={roll}
        />
        <MoveButton
          label={asked !== null && asked !== ROLL ? t.sure : t.score}
          note={mayScore ? noteOf(controller.rows) : ''}
          isOn={mayScore}
          isMain={mayScore && isWorth}
          isHinted={hint !== null && hint !== ROLL}
          press={score}
        />
      </div>
      <p id={KEYS} class="move-keys">
        {t.keys}
      </p>
    </>
  );
}

/** What scoring brings, in the button itself. */
function noteOf(rows: readonly SheetRow[]): string {
  const t = messages.value.dice;
  const lost = lossOf(rows);
  const gain = gainOf(rows);
  const gained = gain > 0 ? t.gainShort(gain) : t.crosses(0);
  return lost > 0 ? `${gained}, ${t.lost(lost)}` : gained;
}

function hintOf({ view, names, canAct, isOver, controller: { draft, groups } }: DiceControlsProps): string {
  const { dice: t, table } = messages.value;
  if (view.ended) return t.hintOver;
  if (!canAct) return isOver ? table.over : table.turn(nameAt(names, view.turn));
  if (view.rolls === 0) return t.hintRoll;
  if (draft.picked) return t.hintPicked(t.crosses(sizeOf(view, draft.picked) - 1));
  if (LETTERS.some((letter) => draft.jokers[letter])) return t.hintUsed;
  if (groups.length > 0) return t.hintJoker;
  return view.rolls < ROLLS ? t.hintAgain : t.hintScore;
}

const sizeOf = ({ dice, turn }: DiceView, group: Letter): number =>
  dice[turn]?.filter((letter) => letter === group).length ?? 0;
