import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { tookFocus } from '../lib/navigation.ts';

/** What shows that somebody is there. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/**
 * How many parts of a long list are to be drawn by now. Those that are seen at first come at once, so that nothing moves under
 * the reader; the others one by one, so that the page answers meanwhile: what begins to be seen soon, the rest as soon as
 * somebody is there to read on.
 */
export function useOneByOne(list: RefObject<HTMLElement | null>, count: number): number {
  const [drawn, setDrawn] = useState(0);
  const isSomebodyThere = useSomebody();
  useLayoutEffect(() => setDrawn(countSeen(list.current!, 0.5)), []);
  useEffect(() => {
    const due = isSomebodyThere ? count : countSeen(list.current!, 0);
    return drawn < due ? whenIdle(() => setDrawn(drawn + 1)) : undefined;
  }, [isSomebodyThere, drawn]);
  return drawn;
}

/** In how many parts of the list at least this share of the last thing, which is what is drawn later, is seen. */
const countSeen = ({ children }: HTMLElement, share: number): number =>
  [...children].filter(({ lastElementChild }) => {
    const { top, height } = lastElementChild!.getBoundingClientRect();
    return top + share * height < innerHeight;
  }).length;

/** Whether anybody has done anything yet, here or on the way here. */
function useSomebody(): boolean {
  const [isThere, setThere] = useState(tookFocus);
  useEffect(() => {
    const signs = new AbortController();
    for (const sign of SIGNS) addEventListener(sign, () => setThere(true), { signal: signs.signal, once: true });
    return () => signs.abort();
  }, []);
  return isThere;
}

/** How long to wait for a moment without anything else to do, in milliseconds; and how long in Safari, which cannot tell. */
const [PATIENCE, MOMENT] = [500, 50];

/** Calls back when there is nothing else to do, unless that is called off. */
function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(then, MOMENT);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(then, { timeout: PATIENCE });
  return () => cancelIdleCallback(request);
}
