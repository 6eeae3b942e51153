import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';

/** How the luck of a table can be trusted: there, and loaded, once somebody wants to know. */
export function Unfold({ children }: { children: ComponentChildren }): JSX.Element {
  const [isWanted, setWanted] = useState(false);
  return (
    <details class="show-on-tv" onToggle={() => setWanted(true)}>
      <summary>{messages.value.table.fairLuck}</summary>
      {isWanted && children}
    </details>
  );
}
