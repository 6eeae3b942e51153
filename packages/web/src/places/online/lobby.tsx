import { useSignal, useSignalEffect } from '@preact/signals';
import type { TableLine } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { settings } from '../../lib/settings.ts';
import { sayAgo } from '../../online/lines.ts';
import { useNow } from '../../ui/timing/use-now.ts';
import { connection, link } from '../../online/connection.ts';
import { useHost } from '../../online/me.ts';
import '../../style/online.css';
import { Page } from '../../ui/page.tsx';
import { LinkState } from './link-state.tsx';
import { TableRow } from './table-row.tsx';

/** The tables that are open to everyone, as they come and go. */
export function Lobby(): JSX.Element {
  const t = messages.value;
  useHost();
  const tables = useLobby();
  const now = useNow();
  return (
    <Page title={t.home.lobby}>
      <LinkState />
      <section class="sheet">
        <p class="help">{tables?.length === 0 ? t.online.lobbyEmpty : t.online.lobbyHelp}</p>
        {tables && tables.length > 0 && (
          <ul class="table-rows">
            {tables.map((line) => (
              <TableRow key={line.table} line={line} text={sayState(line, now)} action={actionOf(line)} />
            ))}
          </ul>
        )}
        {tables?.length === 0 && (
          <div class="buttons">
            <a class="button" href={addressOf({ at: 'home' })}>
              {t.app.home}
            </a>
          </div>
        )}
      </section>
    </Page>
  );
}

const freeSeats = ({ seats }: TableLine): number => seats.filter(({ kind }) => kind === 'open').length;

/** What one finds there: free seats, people who are here, and since when nothing has happened. */
function sayState(line: TableLine, now: number): string {
  const t = messages.value.online;
  const free = freeSeats(line);
  const here = line.seats.filter(({ isHere }) => isHere).length;
  const ago = sayAgo(line.touched, now, settings.value.language);
  return [free > 0 ? t.seatsFree(free) : t.stages[line.stage], t.hereNow(here), ago].filter(Boolean).join(', ');
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
