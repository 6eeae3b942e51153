import { useSignal, useSignalEffect } from '@preact/signals';
import type { TableLine } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { connection, link } from '../../online/connection.ts';
import { useHost } from '../../online/me.ts';
import { makePlace } from '../../lib/route.ts';
import '../../style/online.css';
import { Page } from '../../ui/page.tsx';
import { LinkState } from './link-state.tsx';
import { TableRow } from './table-row.tsx';

/** The tables that are open to everyone, as they come and go. */
export function Lobby(): JSX.Element {
  const t = messages.value;
  useHost();
  const tables = useLobby();
  return (
    <Page title={t.home.lobby}>
      <LinkState />
      <section class="sheet">
        <p class="help">{tables?.length === 0 ? t.online.lobbyEmpty : t.online.lobbyHelp}</p>
        {tables && tables.length > 0 && (
          <ul class="table-rows">
            {tables.map((line) => (
              <TableRow key={line.table} line={line} text={sayState(line)} action={actionOf(line)} />
            ))}
          </ul>
        )}
        {tables?.length === 0 && (
          <div class="buttons">
            <a class="button" href={makePlace({ at: 'home' })}>
              {t.app.home}
            </a>
          </div>
        )}
      </section>
    </Page>
  );
}

const freeSeats = ({ seats }: TableLine): number => seats.filter(({ kind }) => kind === 'open').length;

function sayState(line: TableLine): string {
  const t = messages.value.online;
  const free = freeSeats(line);
  return free > 0 ? t.seatsFree(free) : t.stages[line.stage];
}

function actionOf(line: TableLine): string {
  const t = messages.value.online;
  return freeSeats(line) > 0 ? t.sit : t.watch;
}

/** If it is not heard, the connection is lost, and nothing is told anyway. */
const want = (isWanted: boolean): void =>
  void connection()
    .ask('lobby', { isWanted })
    .catch(() => undefined);

/** Null until the server has spoken. It forgets who wanted to know when the connection is lost. */
function useLobby(): readonly TableLine[] | null {
  const tables = useSignal<readonly TableLine[] | null>(null);
  useEffect(() => {
    const stop = connection().on('lobby', (news) => {
      tables.value = news.tables;
    });
    return () => {
      stop();
      want(false);
    };
  }, []);
  useSignalEffect(() => {
    if (link.value === 'open') want(true);
  });
  return tables.value;
}
