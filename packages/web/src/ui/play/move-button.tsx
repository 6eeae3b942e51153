import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './move-button.css';

interface ButtonProps {
  readonly label: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly isMain: boolean;
  readonly isHinted: boolean;
  readonly press: () => void;
}

/** Two presses within so many milliseconds are a slip of the hand: nobody has seen yet what the first one led to. */
const SLIP = 350;

/** A large button that makes a move at once. Stays in place and keeps the focus when it cannot be used. */
export function MoveButton({ label, note, isOn, isMain, isHinted, press }: ButtonProps): JSX.Element {
  const last = useRef(-Infinity);
  const onClick = ({ detail, timeStamp }: MouseEvent): void => {
    const isSlip = detail > 1 && timeStamp - last.current < SLIP;
    last.current = timeStamp;
    if (!isSlip) press();
  };
  return (
    <button
      type="button"
      class={`move-button${isMain ? ' is-main' : ''}${isHinted ? ' is-hinted' : ''}`}
      aria-disabled={isOn ? undefined : 'true'}
      onClick={onClick}
    >
      <span>{label}</span>
      {note !== '' && <small>{note}</small>}
    </button>
  );
}

type Root = { readonly current: HTMLElement | null };

/** A shortcut is its button pressed: the focus goes there too, for what had it may be gone after the move. */
export function pressMoveButton(root: HTMLElement | null, place: number): void {
  const button = root?.querySelectorAll<HTMLElement>('.move-button')[place];
  button?.focus();
  button?.click();
}

/** Keyboard players find the button they need under their fingers, but only if they were already at these buttons. */
export function useFocusOnTurn(root: Root, canAct: boolean, step: number): void {
  useEffect(() => {
    const active = document.activeElement;
    if (!canAct || !(active instanceof HTMLElement) || !root.current?.contains(active)) return;
    if (!active.classList.contains('move-button') || active.ariaDisabled !== 'true') return;
    root.current.querySelector<HTMLElement>('.move-button:not([aria-disabled="true"])')?.focus();
  }, [root, canAct, step]);
}
