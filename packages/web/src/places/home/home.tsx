import type { GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ENTRIES } from '../../games/games.ts';
import { messages } from '../../i18n/index.ts';
import { PARTS } from '../../i18n/parts.ts';
import { useHost } from '../../online/me.ts';
import { isPersistent, store, type TableSummary } from '../../store/index.ts';
import './home.css';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart, named } from '../../ui/lazy.tsx';
import { lazyOnlinePart } from '../../ui/lazy-online.tsx';
import { newVersion } from '../../ui/update/waiting.ts';
import type { TableDraft } from '../setup/draft.ts';
import { openTable } from '../setup/new-table.ts';
import { GameCard } from './game-card.tsx';
import { sameKind } from './same-kind.ts';

const MyTables = lazyOnlinePart(named(() => import('./my-tables.tsx'), 'MyTables'));
const Footer = lazyPart(named(() => import('./footer.tsx'), 'Footer', PARTS.aside));
const LeftTables = lazyPart(named(() => import('./left-tables.tsx'), 'LeftTables', PARTS.start));
const UpdateOffer = lazyPart(named(() => import('../../ui/update/offer.tsx'), 'UpdateOffer', PARTS.start));
const ContinueOrNew = lazyPart(named(() => import('./continue-or-new.tsx'), 'ContinueOrNew', PARTS.start));

/** What is played first by whoever is new: the simplest of the games on a board. */
const FIRST: GameId = 'board';

export function Home(): JSX.Element {
  const t = messages.value;
  const server = useHost();
  const { tables, look } = useTables();
  const { opening, problem, asked, start, answer } = useStarting(tables);
  const left = tables?.filter(({ isOver }) => !isOver) ?? [];
  return (
    <div class="home">
      <Head server={server} />
      {problem !== '' && <p role="alert">{problem}</p>}
      {!isPersistent.value && <p role="status">{t.home.notKept}</p>}
      {newVersion.value && <UpdateOffer apply={newVersion.value} />}
      {server?.name && <MyTables />}
      {left.length > 0 && <LeftTables tables={left} look={look} />}
      <div class="home-offers">
        {tables?.length === 0 && (
          <a class="button is-main is-large" href={`#/course/${FIRST}`}>
            <span>
              <b>{t.home.newHere}</b> {t.home.newHereText}
            </span>
          </a>
        )}
        <a class="button is-large" href="#/daily">
          {t.home.daily}
        </a>
        <a class="button is-large" href="#/scores">
          {t.home.scores}
        </a>
      </div>
      <section class="games" aria-label={t.home.games}>
        {ENTRIES.map((entry) => (
          <GameCard
            key={entry.id}
            entry={entry}
            start={(draft, starter) => start(entry.id, draft, starter)}
            isOpening={opening === entry.id}
            isOnline={server !== null}
          />
        ))}
      </section>
      {server && (server.host.imprint || server.host.privacy) && <Footer {...server.host} />}
      {asked && <ContinueOrNew {...asked} answer={answer} />}
    </div>
  );
}

/** The tables of this device, once they are known. */
function useTables(): { readonly tables: readonly TableSummary[] | null; readonly look: () => void } {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null);
  const look = useCallback(() => void store.listTables().then(setTables, () => undefined), []);
  useEffect(look, []);
  return { tables, look };
}

interface AskedFirst {
  /** The table of the same kind that was left. */
  readonly table: TableSummary;
  readonly begin: () => void;
}

interface StartingAtHome {
  /** What is being opened; null for nothing. */
  readonly opening: string | null;
  readonly problem: string;
  readonly asked: AskedFirst | null;
  readonly start: (game: GameId, draft: TableDraft, starter: number | null) => void;
  readonly answer: () => void;
}

/** Opens tables; where one of the same kind was left, asks first whether that is meant. */
function useStarting(tables: readonly TableSummary[] | null): StartingAtHome {
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [asked, setAsked] = useState<AskedFirst | null>(null);
  const open = (game: GameId, draft: TableDraft, starter: number | null): void => {
    setOpening(game);
    openTable(game, draft, starter).catch(() => {
      setOpening(null);
      setProblem(messages.value.errors.load);
    });
  };
  const start = (game: GameId, draft: TableDraft, starter: number | null): void => {
    const begin = (): void => open(game, draft, starter);
    const table = tables?.find((one) => sameKind(one, game, draft));
    if (table) setAsked({ table, begin });
    else begin();
  };
  return { opening, problem, asked, start, answer: () => setAsked(null) };
}

function Head({ server }: { server: ReturnType<typeof useHost> }): JSX.Element {
  const t = messages.value;
  return (
    <header class="home-head">
      <div>
        <Heading text={t.app.name} />
        <p>{server?.host.name ? `${server.host.name} · ${t.app.motto}` : t.app.motto}</p>
      </div>
      <nav class="buttons">
        {server && (
          <a class="button is-quiet" href="#/lobby">
            <Icon name="online" />
            <span class="button-text">{t.home.lobby}</span>
          </a>
        )}
        <a class="button is-quiet" href="#/history">
          <Icon name="history" />
          <span class="button-text">{t.home.history}</span>
        </a>
        <a class="button is-quiet" href="#/settings">
          <Icon name="settings" />
          <span class="button-text">{t.home.settings}</span>
        </a>
      </nav>
    </header>
  );
}
