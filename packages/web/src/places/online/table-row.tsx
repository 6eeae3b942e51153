import type { TableLine } from '@sixfold/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import { saySeat } from '../../online/say.ts';

interface TableRowProps {
  readonly line: TableLine;
  /** How it stands there. */
  readonly text: string;
  /** What one would go there for. */
  readonly action: string;
  readonly isUrgent?: boolean;
  /** What else can be done there, behind a button. */
  readonly more?: ComponentChildren;
}

/** A table of the server in a list. */
export function TableRow({
  line: { table, terms, seats },
  text,
  action,
  isUrgent = false,
  more = null,
}: TableRowProps): JSX.Element {
  const t = messages.value;
  const [isOpen, setOpen] = useState(false);
  const game = gameName(terms.game, t);
  const names = seats.map((seat) => saySeat(seat, t)).join(', ');
  return (
    <li class={isUrgent ? 'table-row is-urgent' : 'table-row'}>
      <p>
        <strong>{game}</strong> <span class="table-row-state">{text}</span>
        <br />
        <span class="help">{names}</span>
      </p>
      <a
        class={isUrgent ? 'button is-main' : 'button'}
        href={addressOf({ at: 'online', table })}
        aria-label={`${action}: ${game}, ${names}`}
      >
        {action}
      </a>
      {more && (
        <button
          type="button"
          class="button is-quiet is-round"
          aria-label={t.online.more(`${game}, ${names}`)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="menu" />
        </button>
      )}
      {isOpen && <div class="table-row-more">{more}</div>}
    </li>
  );
}
