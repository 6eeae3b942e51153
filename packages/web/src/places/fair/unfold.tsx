import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';

/** How the luck of a table can be trusted: there, and loaded, once somebody wants to know. */
export function Unfold({ children }: { children: ComponentChildren }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="show-on-tv" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{messages.value.table.fairLuck}</summary>
      {isOpen && children}
    </details>
  );
}
