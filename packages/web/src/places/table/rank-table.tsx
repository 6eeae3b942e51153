import type { Result } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import './end.css';
import { SymbolIcon } from '../../ui/symbol.tsx';
import type { RankRow } from './ranking.ts';

interface RankProps {
  readonly rows: readonly RankRow[];
  readonly result: Result;
  readonly names: readonly string[];
  /** The seats that gave it up. */
  readonly resigned?: readonly number[];
}

/**
 * The ranking with the six values as the rule compares them, weakest first; what decided is framed. The roles are spelt
 * out because the rows are laid out as grids, which makes some screen readers forget that this is a table.
 */
export function RankTable({ rows, result, names, resigned = [] }: RankProps): JSX.Element {
  const t = messages.value.end;
  // Of two, no value has decided.
  const isGivenUp = resigned.length > 0 && rows.length === 2;
  return (
    <div class="ranking">
      <table role="table">
        <thead role="rowgroup" class="unseen">
          <tr role="row">
            <th role="columnheader">{t.player}</th>
            <th role="columnheader" colSpan={6}>
              {t.values}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.seats[0]} role="row" class={row.rank === 1 ? 'is-first' : ''}>
              <th role="rowheader">
                {rows.length > 1 && `${t.rank(row.rank)} `}
                {row.seats.map((seat) => names[seat]).join(' & ')}
                {row.seats.some((seat) => resigned.includes(seat)) && <small> {t.hasResigned}</small>}
              </th>
              {row.values.map((value, index) => (
                <Value key={value.symbol} {...value} isDeciding={!isGivenUp && index === row.deciding} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > 1 && !isGivenUp && <p class="help">{sayWhy(rows, result)}</p>}
    </div>
  );
}

function Value({ symbol, value, isDeciding }: { symbol: number; value: number; isDeciding: boolean }): JSX.Element {
  const t = messages.value;
  return (
    <td role="cell" class={isDeciding ? 'value is-deciding' : 'value'}>
      <SymbolIcon symbol={symbol} name={t.symbols.names[symbol]} size="1.1em" />
      {value}
      {isDeciding && <span class="unseen">{t.end.decisive}</span>}
    </td>
  );
}

function sayWhy(rows: readonly RankRow[], { instant }: Result): string {
  const t = messages.value.end;
  if (instant !== null) return t.instant;
  return rows[0]?.deciding === null ? t.equal : t.decided;
}
