import { useEffect, useRef } from 'preact/hooks';

/** What a key at the table does; whether it did anything. */
export type PressKey = (key: string, isBack: boolean) => boolean;

/** What types, or has keys of its own that must not be taken from it. */
const FIELDS = 'input, textarea, select, [contenteditable], dialog';

const isTyped = ({ ctrlKey, altKey, metaKey, isComposing, target }: KeyboardEvent): boolean =>
  ctrlKey ||
  altKey ||
  metaKey ||
  isComposing ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest(FIELDS) !== null);

/** Nobody has the focus: all keys are the table's. Otherwise only those that no button knows. */
const isFree = ({ key }: KeyboardEvent): boolean =>
  /^[\p{L}\d+-]$/u.test(key) ||
  document.activeElement === document.body ||
  document.activeElement instanceof HTMLHeadingElement;

/** Hands a key to the playing surface, which may never have had the focus. */
function forward(event: KeyboardEvent): void {
  const surface = document.querySelector<HTMLElement | SVGElement>('[data-keys]');
  if (!surface || event.defaultPrevented || isTyped(event) || !isFree(event)) return;
  if (event.target instanceof Node && surface.contains(event.target)) return;
  const { key, shiftKey, repeat } = event;
  const copy = new KeyboardEvent('keydown', { key, shiftKey, repeat, cancelable: true });
  if (surface.dispatchEvent(copy)) return;
  event.preventDefault();
  // From here on the surface hears for itself; what it focused within itself keeps the focus.
  if (!surface.contains(document.activeElement)) surface.focus({ preventScroll: true });
}

/** Listens wherever the focus is, but in fields and dialogs: first for the table's keys, then for the surface's. */
export function useKeys(press: PressKey): void {
  const now = useRef(press);
  now.current = press;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTyped(event) || !now.current(event.key, event.shiftKey)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('keydown', forward);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('keydown', forward);
    };
  }, []);
}
