import { DRAW, PASS, STOP, TAKE, type StonesPosition, type StonesView } from '@sixfold/engine/stones';
import type { Preview } from '@sixfold/engine';
import type { JSX } from 'preact';
import { symbolName } from '../../i18n/symbol-name.ts';
import { messages } from '../../i18n/index.ts';
import { MoveButton } from '../../ui/play/move-button.tsx';
import { foresee, idleTurnsLeft, offeredSymbol, sumOf, type Column } from './stones.ts';
import { nameAt } from '../../lib/name-at.ts';

/** Where the shortcuts are told. */
export const KEYS = 'stones-keys';

interface StonesControlsProps {
  readonly view: StonesView;
  readonly position: StonesPosition;
  readonly columns: readonly Column[];
  readonly names: readonly string[];
  /** Whether the table has ended the game. */
  readonly isOver: boolean;
  readonly canAct: boolean;
  /** Whether the turn that begins is a bonus turn. */
  readonly isBonus: boolean;
  /** The move that waits for confirmation. */
  readonly asked: number | null;
  readonly hint: number | null;
  readonly play: (move: number) => void;
}

/**
 * A line that says what can be done now, and two buttons, unless one only watches: to go on and to end the turn. Each place
 * has two moves that are never possible at once, so the hand need not look for them.
 */
export const Controls = (props: StonesControlsProps): JSX.Element => (
  <div class="stones-controls">
    <p class="play-prompt stones-hint">{hintOf(props)}</p>
    {props.view.seat !== null && <Buttons {...props} />}
  </div>
);

function Buttons(props: StonesControlsProps): JSX.Element {
  const { position } = props;
  const t = messages.value.stones;
  const onward = position.isLegal(PASS) ? PASS : DRAW;
  const ending = position.tray === 0 && position.isLegal(TAKE) ? TAKE : STOP;
  return (
    <>
      <div class="move-buttons">
        <Choice {...props} move={onward} isMain />
        <Choice {...props} move={ending} isMain={ending === STOP} />
      </div>
      <p id={KEYS} class="move-keys">
        {t.keys}
      </p>
    </>
  );
}

function Choice(props: StonesControlsProps & { readonly move: number; readonly isMain: boolean }): JSX.Element {
  const { position, canAct, asked, hint, move, isMain, play } = props;
  const isOn = canAct && position.isLegal(move);
  return (
    <MoveButton
      label={isOn && asked === move ? messages.value.stones.sure : labelOf(move, position)}
      note={isOn ? noteOf(move, props) : ''}
      isOn={isOn}
      isMain={isOn && isMain}
      isHinted={hint === move}
      press={() => play(move)}
    />
  );
}

function labelOf(move: number, position: StonesPosition): string {
  const { stones: t } = messages.value;
  if (move === TAKE) return t.take(symbolName(offeredSymbol(position) ?? 0, messages.value));
  return [t.draw, t.stop, '', t.pass][move]!;
}

/** What the move brings, in the button itself. */
function noteOf(move: number, { columns, position }: StonesControlsProps): string {
  const t = messages.value.stones;
  if (move === TAKE) return t.takeNote;
  if (move !== STOP) return '';
  const surplus = sumOf(columns, 'surplus');
  return [`+${sumOf(columns, 'gain')}`, surplus > 0 ? t.back(surplus) : '', sayPrize(foresee(position, STOP))]
    .filter((text) => text !== '')
    .join(', ');
}

function sayPrize(foreseen: Preview | null): string {
  const { stones: t, table } = messages.value;
  if (foreseen?.wins) return t.wins;
  return foreseen && foreseen.bonus.length > 0 ? table.bonus : '';
}

function hintOf(props: StonesControlsProps): string {
  const { view, names, canAct, isOver } = props;
  const { stones: t, table } = messages.value;
  if (isOver && !view.ended) return table.over;
  if (view.ended) return t.ended[view.ended as keyof typeof t.ended];
  const left = idleTurnsLeft(view);
  const warning = left === null ? '' : ` ${t.idle(left)}`;
  return (canAct ? hintToMover(props) : table.turn(nameAt(names, view.turn))) + warning;
}

function hintToMover({ view, position, isBonus }: StonesControlsProps): string {
  const t = messages.value.stones;
  if (position.isLegal(PASS)) return t.hintPass;
  if (!position.isLegal(DRAW)) return view.tray.length > 0 ? t.hintMustStop : t.hintMustTake;
  if (view.tray.length > 0) return t.hintAgain;
  if (isBonus) return t.hintBonus;
  return position.isLegal(TAKE) ? t.hintTake : t.hintDraw;
}
