import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { pointingAt, type Pointing } from './pointing.ts';

/** What a selector finds, once it is there and can be seen. */
function find(selector: string): Element | null {
  const found = [...document.querySelectorAll(selector)];
  return found.find((element) => element.getBoundingClientRect().width > 0) ?? null;
}

interface PointerProps {
  readonly card: { readonly current: HTMLElement | null };
  /** What is pointed at. */
  readonly target: string;
}

/** A ring around what a card names, and an arrow from the card to it; nothing can be pressed there. */
export function Pointer(props: PointerProps): JSX.Element | null {
  const shown = usePointing(props);
  if (!shown) return null;
  const { ring, from, to } = shown;
  return (
    <svg class="course-pointer" aria-hidden="true">
      <marker id="course-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
        <path d="M0 0L10 5L0 10z" />
      </marker>
      <rect x={ring.left} y={ring.top} width={ring.right - ring.left} height={ring.bottom - ring.top} rx="10" />
      <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} marker-end="url(#course-head)" />
    </svg>
  );
}

/** Looks again whenever something comes, goes, grows or is scrolled. */
function usePointing({ card, target }: PointerProps): Pointing | null {
  const [shown, show] = useState<Pointing | null>(null);
  useEffect(() => {
    let picture = 0;
    const look = (): void => {
      const named = find(target);
      show(named && card.current && pointingAt(card.current.getBoundingClientRect(), named.getBoundingClientRect()));
    };
    const soon = (): void => {
      cancelAnimationFrame(picture);
      picture = requestAnimationFrame(look);
    };
    const table = card.current?.closest('.table');
    const changes = new MutationObserver(soon);
    const sizes = new ResizeObserver(soon);
    if (table) {
      changes.observe(table, { childList: true, subtree: true });
      for (const part of [table, ...table.querySelectorAll('.stage, .play > *, .course-card')]) sizes.observe(part);
    }
    addEventListener('scroll', soon, true);
    soon();
    return () => {
      cancelAnimationFrame(picture);
      changes.disconnect();
      sizes.disconnect();
      removeEventListener('scroll', soon, true);
    };
  }, [target]);
  return shown;
}
