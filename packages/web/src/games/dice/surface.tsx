import { LETTERS, type Letter } from '@sixfold/engine';
import { ROLL, type DicePosition, type DiceView } from '@sixfold/engine/dice';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SurfaceProps } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import { useDraft } from '../../ui/draft.ts';
import { useLater } from '../../ui/later.ts';
import { pressMoveButton, useFocusOnTurn } from '../../ui/move-button.tsx';
import { Controls, KEYS } from './controls.tsx';
import * as state from './dice.ts';
import { OwnDice } from './own.tsx';
import { Rival } from './rival.tsx';
import { Sheet } from './sheet.tsx';
import { follow, newTrail, type Trail } from './trail.ts';
import { sayTurn } from './words.ts';

type Props = SurfaceProps<DicePosition, DiceView>;

/** Follows the views as they come, so that dice roll once and new crosses are known. */
function useTrail(view: DiceView): Trail {
  const trail = useRef<Trail | null>(null);
  trail.current = trail.current ? follow(trail.current, view) : newTrail(view);
  return trail.current;
}

/** The dice table: everyone's dice, the sheets, and the two buttons at the thumb. */
export function Surface({ view, position, names, canAct, commit, fresh, explained, hint = null }: Props): JSX.Element {
  const t = messages.value.dice;
  const [draft, keep] = useDraft(view.ply, state.newDraft);
  const later = useLater(draft);
  // Dice answer a touch at once; what the rows offer for them may come a picture later.
  const asked = later.ply === draft.ply ? later : draft;
  const trail = useTrail(view);
  const root = useRef<HTMLDivElement>(null);
  /** The view that a move was committed for: until the next one comes it is shown as made, and a second press is an accident. */
  const [answered, answer] = useState<{ view: DiceView; move: number } | null>(null);
  const made = answered?.view === view ? answered.move : null;
  const seat = view.seat ?? view.turn;
  const isOwnTurn = view.turn === seat && view.ended === null;
  const jokers = canAct ? draft.jokers : {};
  const foreseen = state.foresee(position, jokers);
  const rows = state.rowsOf(view.tracks[seat]!, isOwnTurn ? foreseen : null);
  const groups = canAct ? state.groupsOf(position) : [];
  // A suggestion is laid out like any draft, and lights what the draft counts.
  const isExplaining = explained.length > 0 && hint === null;
  const lit = isExplaining ? state.keysOf(explained) : state.countedDice(view, foreseen, jokers);
  const letters = view.dice[seat] ?? null;
  const name = names[seat] as string;

  const change = (next: state.Draft): void => {
    if (canAct) keep(next);
  };
  const play = (move: number | null): void => {
    if (!canAct || move === null || !position.isLegal(move) || made !== null) return;
    if (settings.value.confirm && draft.asked !== move) return keep({ ...draft, asked: move });
    answer({ view, move });
    commit(move);
  };
  const roll = (): void => play(ROLL);
  const score = (): void => play(state.scoreMove(position, draft.jokers));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!canAct || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = LETTERS[Number(event.key) - 1];
    const key = event.key.toLowerCase();
    if (key === 'r' || key === 's') pressMoveButton(root.current, key === 'r' ? 0 : 1);
    else if (event.key === 'Escape' && draft.picked) change({ ...draft, picked: null });
    else if (row) change(state.keyRow(draft, groups, row));
    else return;
    event.preventDefault();
  };
  useFocusOnTurn(root, canAct, view.rolls);
  useEffect(() => {
    const hinted = hint === null ? null : state.hintedDraft(position, hint);
    if (hinted) change(hinted);
  }, [hint]);

  const isDeciding = canAct && foreseen !== null && letters !== null;
  const heard = isDeciding ? { letters, rolls: view.rolls, seat, jokers, foreseen, rows } : null;
  const isFresh = state.newsOf(fresh, seat)?.jokers != null;
  return (
    <div
      ref={root}
      class={made === null ? 'dice-surface' : made === ROLL ? 'dice-surface is-rolled' : 'dice-surface is-scored'}
      role="group"
      aria-label={messages.value.games.dice.name}
      aria-describedby={KEYS}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div class="dice-table">
        <div class="dice-rivals" data-count={view.players - 1}>
          {state.othersOf(view, seat).map((other) => (
            <Rival
              key={other}
              view={view}
              seat={other}
              name={names[other] as string}
              perPlayer={position.perPlayer}
              lit={lit}
              trail={trail}
              news={state.newsOf(fresh, other)}
            />
          ))}
        </div>
        <Sheet
          title={canAct ? t.yourSheet : t.sheetOf(name)}
          rows={rows}
          known={isFresh ? trail.known[seat] : null}
          offers={canAct ? state.offers(position, asked) : null}
          takes={(row: Letter) => canAct && state.takesRow(asked, row)}
          onRow={(row: Letter) => change(state.tapRow(draft, row))}
        />
        <div class="dice-hand">
          <OwnDice
            title={canAct ? t.yourDice : t.diceOf(name)}
            seat={seat}
            letters={letters}
            perPlayer={position.perPlayer}
            lit={lit}
            spins={trail.spins[seat] ?? 0}
            foreseen={isOwnTurn ? foreseen : null}
            groups={groups}
            jokers={jokers}
            picked={draft.picked}
            onGroup={(group) => change(state.tapGroup(draft, group))}
          />
          <Controls
            view={view}
            rows={rows}
            draft={draft}
            groups={groups}
            names={names}
            canAct={canAct}
            hint={hint}
            roll={roll}
            score={score}
          />
        </div>
      </div>
      <p class="unseen" aria-live="polite">
        {heard && sayTurn(heard, messages.value)}
      </p>
    </div>
  );
}
