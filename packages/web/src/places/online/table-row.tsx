import type { TableLine } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import { saySeat } from '../../online/say.ts';
import { makePlace } from '../../lib/route.ts';

interface TableRowProps {
  readonly line: TableLine;
  /** How it stands there. */
  readonly text: string;
  /** What one would go there for. */
  readonly action: string;
  readonly isUrgent?: boolean;
}

/** A table of the server in a list. */
export function TableRow({
  line: { table, terms, seats },
  text,
  action,
  isUrgent = false,
}: TableRowProps): JSX.Element {
  const t = messages.value;
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
        href={makePlace({ at: 'online', table })}
        aria-label={`${action}: ${game}, ${names}`}
      >
        {action}
      </a>
    </li>
  );
}
