import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { PARTS } from '../../i18n/parts.ts';
import { lazy, withWords } from '../../ui/lazy.tsx';

const FairSheet = lazy(withWords(async () => (await import('./fair-sheet.tsx')).FairSheet, PARTS.fair));

/** How the luck of a table can be trusted; loaded once somebody wants to know. */
export function FairLuck({ info, names }: { info: TableInfo; names: readonly string[] }): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  const { fair } = info;
  if (!fair) return null;
  return (
    <details class="show-on-tv" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.value.online.fairLuck}</summary>
      {isOpen && <FairSheet info={info} fair={fair} names={names} />}
    </details>
  );
}
