import { signal } from '@preact/signals';
import type { JSX } from 'preact';

const spoken = signal<readonly [string, string]>(['', '']);
let turn = 0;

/** Has a screen reader say a text when it has finished what it is saying. The same text twice is said twice. */
export function announce(text: string): void {
  turn = 1 - turn;
  spoken.value = turn === 0 ? [text, ''] : ['', text];
}

/** The two live regions take turns, so that equal texts are told apart. */
export function Announcer(): JSX.Element {
  return (
    <div class="unseen">
      {spoken.value.map((text, index) => (
        <p key={index} aria-live="polite">
          {text}
        </p>
      ))}
    </div>
  );
}
