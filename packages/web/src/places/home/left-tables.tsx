import type { JSX } from 'preact';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { store, type TableSummary } from '../../store/index.ts';
import { forgetLying } from '../../store/lying.ts';
import { Sure } from '../../ui/sure.tsx';
import { sayLeft } from './say-left.ts';

interface LeftTablesProps {
  /** Last played first. */
  readonly tables: readonly TableSummary[];
  /** Looks again which there are. */
  readonly look: () => void;
}

const FIRST = 3;

/** The tables that are not over: the last ones, and all of them when asked. */
export function LeftTables({ tables, look }: LeftTablesProps): JSX.Element {
  const t = messages.value;
  const rows = tables.map((table, index) => <LeftRow key={table.id} table={table} look={look} isLast={index === 0} />);
  return (
    <section class="offer left-tables" aria-label={t.start.left}>
      <h2>{t.start.left}</h2>
      <ul>{rows.slice(0, FIRST)}</ul>
      {rows.length > FIRST && (
        <details>
          <summary>{t.start.all(rows.length - FIRST)}</summary>
          <ul>{rows.slice(FIRST)}</ul>
        </details>
      )}
    </section>
  );
}

interface RowProps {
  readonly table: TableSummary;
  readonly look: () => void;
  /** Whether it was played at last. */
  readonly isLast: boolean;
}

function LeftRow({ table, look, isLast }: RowProps): JSX.Element {
  const t = messages.value;
  const name = gameName(table.config.game, t);
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <small>{sayLeft(table, t)}</small>
      </p>
      <a
        class={isLast ? 'button is-main' : 'button'}
        href={addressOf({ at: 'table', id: table.id })}
        aria-label={`${name}: ${t.home.continue}`}
      >
        {t.home.continue}
      </a>
      <Sure
        text={t.start.remove}
        label={`${name}: ${t.start.remove}`}
        act={() => {
          forgetLying(`${table.id}-`);
          void store.removeTable(table.id).then(look, look);
        }}
      />
    </li>
  );
}
