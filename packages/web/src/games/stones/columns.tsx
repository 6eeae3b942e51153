import { LETTERS } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { steady } from '../../ui/steady.tsx';
import { EmptyPlace, Stone } from './stone.tsx';
import type { Column } from './stones.ts';
import type { StoneMotion } from './trail.ts';
import { sayColumn } from './words.ts';

interface ColumnsProps {
  readonly columns: readonly Column[];
  /** How many stones of each symbol everyone wants. */
  readonly goal: number;
  /** What the tray is called. */
  readonly tray: string;
  /** What has just moved, by symbol. */
  readonly motions: readonly StoneMotion[];
  /** Whether to tell how many stones of each symbol are in the pile, and which of them would be a bust. */
  readonly isRiskShown?: boolean;
  /** A number that grows with every ply, so that a movement plays once. */
  readonly ply?: number;
}

/** The middle sorted by colour and the tray right below it: what lies in one column belongs together. */
export function Columns({ columns, goal, tray, motions, isRiskShown = false, ply = 0 }: ColumnsProps): JSX.Element {
  const t = messages.value.stones;
  return (
    <div class="stones-board">
      <p class="stones-caption">
        <span>{t.middle}</span>
        <span>{t.goal(goal)}</span>
      </p>
      <ul class="stones-columns" aria-label={t.table(tray)}>
        {columns.map((column) => (
          <ColumnView
            key={column.symbol}
            column={column}
            motion={motions[column.symbol]!}
            isRiskShown={isRiskShown}
            ply={ply}
          />
        ))}
      </ul>
      <p class="stones-caption" aria-hidden="true">
        {tray}
      </p>
    </div>
  );
}

interface ColumnProps {
  readonly column: Column;
  readonly motion: StoneMotion;
  readonly isRiskShown: boolean;
  readonly ply: number;
}

const ColumnView = steady(({ column, motion, isRiskShown, ply }: ColumnProps): JSX.Element => {
  const { symbol, isInTray, isOffered, fate } = column;
  const t = messages.value;
  const look = [
    'stones-column',
    `symbol-${LETTERS[symbol]}`,
    isInTray && 'is-held',
    isOffered && 'is-offered',
    motion.isBust && 'is-bust',
  ];
  return (
    <li class={look.filter(Boolean).join(' ')} style={{ '--column': String(symbol) }}>
      <span class="unseen">{sayColumn(column, t)}</span>
      <Stack key={isStill(motion) ? 0 : ply} column={column} motion={motion} />
      <span class="stones-slot" aria-hidden="true">
        {isInTray ? (
          <Stone key={symbol} symbol={symbol} look={motion.isNewInTray ? 'is-drawn' : ''} />
        ) : (
          <EmptyPlace symbol={symbol} />
        )}
        <Badge column={column} />
      </span>
      {isRiskShown && (
        <span class={`stones-left is-${fate}`}>
          <span class="unseen">{t.stones.columnPile(column.pile, fate === 'match')}</span>
          <span aria-hidden="true">{column.pile}</span>
        </span>
      )}
    </li>
  );
});

/** Stones of a symbol that lie in the middle, the newest on top. */
function Stack({ column, motion }: Pick<ColumnProps, 'column' | 'motion'>): JSX.Element {
  const { symbol, middle } = column;
  return (
    <span class="stones-stack" aria-hidden="true" style={{ '--count': String(middle) }}>
      {middle === 0 && <EmptyPlace symbol={symbol} />}
      {Array.from({ length: middle }, (_, index) => (
        <Stone key={index} symbol={symbol} index={index} look={lookOf(middle - 1 - index, motion)} />
      ))}
      {middle > 1 && <span class="stones-count">{middle}</span>}
    </span>
  );
}

const isStill = ({ fromPile, fromTray }: StoneMotion): boolean => fromPile + fromTray === 0;

/** The uppermost stones are the new ones: those from the pile lie on those from the tray. */
function lookOf(depth: number, { fromPile, fromTray }: StoneMotion): string {
  if (depth < fromPile) return 'is-drawn';
  return depth < fromPile + fromTray ? 'is-scattered' : '';
}

/** What a stop would bring here. */
function Badge({ column: { gain, surplus, isInTray } }: { column: Column }): JSX.Element | null {
  if (!isInTray) return null;
  return (
    <span class={gain > 0 ? 'stones-badge' : 'stones-badge is-lost'}>
      +{gain}
      {surplus > 0 && <small> ↩{surplus}</small>}
    </span>
  );
}
