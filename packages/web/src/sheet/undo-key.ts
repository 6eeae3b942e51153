import { useEffect, useRef } from 'preact/hooks';

/** What types, or covers the table. */
const ELSEWHERE = 'input, textarea, select, dialog';

/** A key takes back what was entered, as often as it is pressed. */
export function useUndoKey(takeBack: (() => void) | undefined): void {
  const now = useRef(takeBack);
  now.current = takeBack;
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent): void => {
      const isElsewhere = target instanceof Element && target.closest(ELSEWHERE) !== null;
      if (key.toLowerCase() === 'z' && !isElsewhere) now.current?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
