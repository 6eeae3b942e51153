import type { TableLine } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { connection } from '../../online/connection.ts';
import { isMyTurn, waitingFirst } from '../../online/lines.ts';
import '../../style/online.css';
import { TableRow } from '../online/table-row.tsx';

/** The tables of the server at which the person at the screen sits. */
export function MyTables(): JSX.Element | null {
  const t = messages.value.online;
  const tables = useMine();
  if (tables.length === 0) return null;
  return (
    <section class="offer my-tables" aria-label={t.mine}>
      <h2>{t.mine}</h2>
      <ul class="table-rows">
        {tables.map((line) => (
          <TableRow
            key={line.table}
            line={line}
            text={isMyTurn(line) ? t.yourTurn : t.stages[line.stage]}
            action={t.toTable}
            isUrgent={isMyTurn(line)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Asked anew whenever somebody comes back to the page. */
function useMine(): readonly TableLine[] {
  const [tables, setTables] = useState<readonly TableLine[]>([]);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const answer = await connection()
        .ask('mine', {})
        .catch(() => null);
      if (answer) setTables(waitingFirst(answer.tables));
    };
    void ask();
    const again = (): void => void ask();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, []);
  return tables;
}
