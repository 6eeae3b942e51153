import { LETTERS } from '@sixfold/engine';
import { ROLL, type DiceView } from '@sixfold/engine/dice';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { useConsequence } from '../../ui/announcer.tsx';
import { pressMoveButton, useFocusOnTurn } from '../../ui/play/move-button.tsx';
import '../../ui/play/play.css';
import { useDiceController, type DiceController, type Props } from './controller.ts';
import { Controls, KEYS } from './controls.tsx';
import * as state from './dice.ts';
import { OwnDice } from './own.tsx';
import { Rival } from './rival.tsx';
import { Sheet } from './sheet.tsx';
import { follow, newTrail, type DiceTrail } from './rolling/trail.ts';
import { sayDraft, sayRolled } from './words.ts';
import { nameAt } from '../../lib/name-at.ts';

/** Follows the views as they come, so that dice roll once and new crosses are known. */
export function useTrail(view: DiceView): DiceTrail {
  const trail = useRef<DiceTrail | null>(null);
  trail.current = trail.current ? follow(trail.current, view) : newTrail(view);
  return trail.current;
}

interface DicePartProps extends Props {
  readonly controller: DiceController;
  readonly trail: DiceTrail;
}

/** The dice table: everyone's dice, the sheets, and the two buttons at the thumb. */
export const Surface = (props: Props): JSX.Element => <DiceTable {...props} hasRivals />;

/** Without the others, who are seen elsewhere. */
export const Hand = (props: Props): JSX.Element => <DiceTable {...props} hasRivals={false} />;

function DiceTable({ hasRivals, ...props }: Props & { hasRivals: boolean }): JSX.Element {
  const { view, canAct } = props;
  const controller = useDiceController(props);
  const parts: DicePartProps = { ...props, controller, trail: useTrail(view) };
  const root = useRef<HTMLDivElement>(null);
  useFocusOnTurn(root, canAct, view.rolls);
  useHeard(parts);
  return (
    <div
      ref={root}
      class={lookOf(controller)}
      role="group"
      aria-label={messages.value.games.dice.name}
      aria-describedby={KEYS}
      data-keys
      tabIndex={-1}
      onKeyDown={(event) => canAct && onKey(event, controller, root.current)}
    >
      <div class="play-field dice-table">
        {hasRivals && <Rivals {...parts} />}
        <OwnSheet {...parts} />
      </div>
      <OwnHand {...parts} />
    </div>
  );
}

function lookOf({ made }: DiceController): string {
  if (made === null) return 'play dice-surface';
  return made === ROLL ? 'play dice-surface is-rolled' : 'play dice-surface is-scored';
}

/** R and S press the buttons, figures go to a row, Escape lets go of a group. */
function onKey(event: KeyboardEvent, controller: DiceController, root: HTMLElement | null): void {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  const { draft, groups, change, release } = controller;
  const row = LETTERS[Number(event.key) - 1];
  const key = event.key.toLowerCase();
  if (key === 'r' || key === 's') pressMoveButton(root, key === 'r' ? 0 : 1);
  else if (event.key === 'Escape' && draft.picked) release();
  else if (row) change(state.keyRow(draft, groups, row));
  else return;
  event.preventDefault();
}

const Rivals = ({ view, position, names, fresh, controller, trail }: DicePartProps): JSX.Element => (
  <div class="dice-rivals" data-count={view.players - 1}>
    {state.othersOf(view, controller.seat).map((other) => (
      <Rival
        key={other}
        view={view}
        seat={other}
        name={nameAt(names, other)}
        perPlayer={position.perPlayer}
        lit={controller.lit}
        trail={trail}
        news={state.newsOf(fresh, other)}
      />
    ))}
  </div>
);

function OwnSheet({ position, names, canAct, fresh, controller, trail }: DicePartProps): JSX.Element {
  const t = messages.value.dice;
  const { seat, rows, draft, answered, change } = controller;
  const isFresh = state.newsOf(fresh, seat)?.jokers != null;
  return (
    <Sheet
      title={canAct ? t.yourSheet : t.sheetOf(nameAt(names, seat))}
      owner={{ seat, name: nameAt(names, seat) }}
      rows={rows}
      known={isFresh ? trail.known[seat] : null}
      offers={canAct ? state.offers(position, answered) : null}
      takes={(row) => canAct && state.takesRow(answered, row)}
      onRow={(row) => change(state.tapRow(draft, row))}
    />
  );
}

function OwnHand({
  view,
  position,
  names,
  canAct,
  isOver = false,
  hint = null,
  controller,
  trail,
}: DicePartProps): JSX.Element {
  const t = messages.value.dice;
  const { seat, draft, change } = controller;
  return (
    <div class="play-hand dice-hand">
      <OwnDice
        title={canAct ? t.yourDice : t.diceOf(nameAt(names, seat))}
        seat={seat}
        letters={controller.letters}
        perPlayer={position.perPlayer}
        lit={controller.lit}
        spins={trail.spins[seat] ?? 0}
        foreseen={controller.foreseen}
        groups={controller.groups}
        jokers={controller.jokers}
        picked={draft.picked}
        onGroup={(group) => change(state.tapGroup(draft, group))}
      />
      <Controls view={view} names={names} canAct={canAct} isOver={isOver} hint={hint} controller={controller} />
    </div>
  );
}

/** What the one who decides hears: what the dice match, and what they would score. */
function useHeard({ view, position, canAct, hint = null, controller }: DicePartProps): void {
  const t = messages.value;
  const { letters, foreseen, jokers, rows } = controller;
  const isDeciding = canAct && letters !== null && foreseen !== null;
  const plain = isDeciding ? state.foresee(position, {}) : null;
  useConsequence(isDeciding && plain ? sayRolled(view, plain, t) : '', view);
  // What was suggested is told by who suggests it.
  useConsequence(isDeciding && hint === null ? sayDraft(jokers, rows, foreseen, t) : '', view);
}
