import type { TableLine } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import { attempt } from '../../online/deeds.ts';
import { goesOn, isAlone, isMyTurn, sayAgo } from '../../online/lines.ts';
import { askMine, mine } from '../../online/mine.ts';
import { saySeat } from '../../online/say.ts';
import '../../style/online.css';
import { Sure } from '../../ui/sure.tsx';
import { useNow } from '../../ui/timing/use-now.ts';
import { TableRow } from '../online/table-row.tsx';

/** The tables of the server at which the person at the screen sits, and for a while those at which one sat. */
export function MyTables(): JSX.Element | null {
  const t = messages.value.online;
  const now = useNow();
  useEffect(() => void askMine(), []);
  const tables = mine.value;
  const over = tables.filter((line) => !goesOn(line));
  if (tables.length === 0) return null;
  return (
    <section class="offer my-tables" aria-label={t.mine}>
      <h2>{t.mine}</h2>
      <ul class="table-rows">
        {tables.filter(goesOn).map((line) => (
          <OwnRow key={line.table} line={line} now={now} />
        ))}
      </ul>
      {over.length > 0 && (
        <details>
          <summary>{t.mineOver(over.length)}</summary>
          <ul class="table-rows">
            {over.map((line) => (
              <OwnRow key={line.table} line={line} now={now} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function OwnRow({ line, now }: { line: TableLine; now: number }): JSX.Element {
  const t = messages.value.online;
  return (
    <TableRow
      line={line}
      text={sayState(line, now)}
      action={t.toTable}
      isUrgent={isMyTurn(line)}
      more={goesOn(line) && <Leave line={line} />}
    />
  );
}

/** Whose turn it is, and since when. */
function sayState(line: TableLine, now: number): string {
  const t = messages.value;
  const ago = sayAgo(line.touched, now, settings.value.language);
  const mover = line.turn === null ? undefined : line.seats[line.turn];
  if (!goesOn(line)) return [t.online.stages[line.stage], ago].filter(Boolean).join(', ');
  const state = isMyTurn(line)
    ? t.online.yourTurn
    : mover
      ? t.table.turn(saySeat(mover, t))
      : t.online.stages[line.stage];
  return [state, t.online.since(ago)].filter(Boolean).join(', ');
}

/**
 * Before the game the seat is free for somebody else, or the host closes the table; in it one gives up, and
 * between two games leaves for good. A table with nobody else is closed.
 */
function Leave({ line }: { line: TableLine }): JSX.Element {
  const t = messages.value.online;
  const { table, stage, you, turn, isHost } = line;
  const seat = you ?? 0;
  const close = <Sure text={t.closeTable} act={() => void attempt('close', { table })} />;
  if (isAlone(line)) return close;
  return stage === 'gathering' ? (
    <>
      <Sure text={t.getUp} act={() => void attempt('clear', { table, seat })} />
      {isHost && close}
    </>
  ) : turn === null ? (
    <Sure text={t.leave} help={t.leaveHelp} act={() => void attempt('clear', { table, seat })} />
  ) : (
    <Sure text={t.resign} help={t.resignHelp} act={() => void attempt('resign', { table })} />
  );
}
