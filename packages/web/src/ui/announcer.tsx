import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** In which order things are told that come together: what happened, what follows, whose turn it is, what was asked for. */
const ORDER = ['event', 'consequence', 'turn', 'answer'] as const;
type Matter = (typeof ORDER)[number];

/** What comes within so many milliseconds is told together, so that nothing cuts off anything else. */
const GATHERING = 60;

/** What is said, in one of two regions. */
export const spoken = signal<readonly [string, string]>(['', '']);
let side = 0;
let gathered: { readonly text: string; readonly rank: number }[] = [];

const asSentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

function speak(): void {
  if (gathered.length === 0) return;
  const told = gathered.toSorted((a, b) => a.rank - b.rank).map(({ text }) => asSentence(text));
  gathered = [];
  const text = [...new Set(told)].join(' ');
  side = 1 - side;
  spoken.value = side === 0 ? [text, ''] : ['', text];
}

/**
 * Has a screen reader say a text when it has finished what it is saying. What comes together is one text, in which
 * nothing is said twice; the same text at another time is said again.
 */
export function announce(text: string, matter: Matter = 'event'): void {
  if (text === '') return;
  if (gathered.length === 0) setTimeout(speak, GATHERING);
  gathered.push({ text, rank: ORDER.indexOf(matter) });
}

/** Nothing of what was said or is about to be said may be heard by whoever comes now. */
export function hush(): void {
  gathered = [];
  spoken.value = ['', ''];
}

/**
 * Says a text that follows from a moment of the table, at each moment anew and whenever it changes. Whoever opens a table
 * is told by the table itself where they are.
 */
export function useConsequence(text: string, moment: unknown): void {
  const isOpening = useRef(true);
  useEffect(() => {
    if (!isOpening.current) announce(text, 'consequence');
    isOpening.current = false;
  }, [text, moment]);
}

/** The two live regions take turns, so that equal texts are told apart. */
export function Announcer(): JSX.Element {
  return (
    <div class="unseen">
      {spoken.value.map((text, index) => (
        <p key={index} role="status" aria-live="polite">
          {text}
        </p>
      ))}
    </div>
  );
}
