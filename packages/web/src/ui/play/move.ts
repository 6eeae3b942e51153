import { useSignal, type Signal } from '@preact/signals';
import { settings } from '../../lib/settings.ts';

/** A move as its surface knows it: the number that is committed, and whatever shows it until the table answers. */
export interface Move {
  readonly move: number;
}

/** What the player pressed last, the view at which it was, and whether it was committed; outlives the views. */
export type Press<M extends Move> = Signal<{
  readonly view: object;
  readonly move: M;
  readonly isMade: boolean;
} | null>;

/** What a player does with one view of the table. */
export interface MoveOnce<M extends Move> {
  /** What was committed at this view: until the next one comes it is shown as made, and a second press is an accident. */
  readonly made: M | null;
  /** What was pressed at this view and waits for confirmation. */
  readonly asked: M | null;
  /** Commits a move for good; only the first one at a view counts. */
  readonly make: (move: M) => void;
  /** Commits a move; where moves are to be confirmed, when it is pressed a second time. */
  readonly press: (move: M) => void;
  /** Waits for nothing any more: what was asked about has changed. */
  readonly withdraw: () => void;
}

/** Whether a move is to be shown once more before it is made. */
export const mustConfirm = (): boolean => settings.peek().confirm;

/** A move counts once per view, and asks again if moves are to be confirmed. */
export function moveOnce<M extends Move>(pressed: Press<M>, view: object, commit: (move: number) => void): MoveOnce<M> {
  const pressedHere = (isMade: boolean): M | null => {
    const last = pressed.value;
    return last?.view === view && last.isMade === isMade ? last.move : null;
  };
  const make = (move: M): void => {
    if (pressedHere(true)) return;
    pressed.value = { view, move, isMade: true };
    commit(move.move);
  };
  return {
    get made() {
      return pressedHere(true);
    },
    get asked() {
      return pressedHere(false);
    },
    make,
    press: (move) => {
      if (!mustConfirm() || pressedHere(false)?.move === move.move) make(move);
      else if (!pressedHere(true)) pressed.value = { view, move, isMade: false };
    },
    withdraw: () => {
      if (pressedHere(false)) pressed.value = null;
    },
  };
}

/** What the player does with the view that a component shows. */
export function useMove<M extends Move = Move>(view: object, commit: (move: number) => void): MoveOnce<M> {
  return moveOnce(useSignal<Press<M>['value']>(null), view, commit);
}
