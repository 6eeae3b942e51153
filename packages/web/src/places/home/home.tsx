import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ENTRIES, entryOf, type GameEntry } from '../../games/games.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { useHost, type ServerInfo } from '../../online/me.ts';
import { isPersistent, lastTable, type TableSummary } from '../../store/index.ts';
import './home.css';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { named } from '../../ui/lazy.tsx';
import { lazyOnlinePart } from '../../ui/lazy-online.tsx';
import { UpdateOffer } from '../../ui/update.tsx';
import { listOf, seatNames } from '../setup/names.ts';
import { playNow, playTogether } from '../setup/new-table.ts';

const MyTables = lazyOnlinePart(named(() => import('./my-tables.tsx'), 'MyTables'));

export function Home(): JSX.Element {
  const t = messages.value;
  const [problem, setProblem] = useState('');
  const server = useHost();
  const start = (open: Promise<string>): void => {
    open.catch(() => setProblem(t.errors.load));
  };
  return (
    <div class="home">
      <header class="home-head">
        <div>
          <Heading text={t.app.name} />
          <p>{server?.host.name ? `${server.host.name} · ${t.app.motto}` : t.app.motto}</p>
        </div>
        <nav class="buttons">
          {server && (
            <a class="button is-quiet" href={addressOf({ at: 'lobby' })}>
              <Icon name="online" />
              <span class="button-text">{t.home.lobby}</span>
            </a>
          )}
          <a class="button is-quiet" href="#/history">
            <Icon name="history" />
            <span class="button-text">{t.home.history}</span>
          </a>
          <a class="button is-quiet" href={addressOf({ at: 'settings' })}>
            <Icon name="settings" />
            <span class="button-text">{t.home.settings}</span>
          </a>
        </nav>
      </header>
      {problem !== '' && <p role="alert">{problem}</p>}
      {!isPersistent.value && <p role="status">{t.home.notKept}</p>}
      <UpdateOffer />
      {server?.name && <MyTables />}
      <LeftTable />
      <a class="button is-large" href="#/daily">
        {t.home.daily}
      </a>
      <section class="games" aria-label={t.home.games}>
        {ENTRIES.map((entry) => (
          <GameCard key={entry.id} entry={entry} start={start} isOnline={server !== null} />
        ))}
      </section>
      {server && <Footer {...server.host} />}
    </div>
  );
}

/** The table that was left last, if there is one. */
function LeftTable(): JSX.Element | null {
  const [table, setTable] = useState<TableSummary | null>(null);
  useEffect(() => {
    lastTable().then(setTable, () => undefined);
  }, []);
  const t = messages.value;
  const game = table && entryOf(table.config.game);
  if (!table || !game) return null;
  return (
    <section class="offer left-table" aria-label={t.home.resume}>
      <div>
        <h2>{t.home.resume}</h2>
        <p>{t.home.resumeWith(t.games[game.id].name, listOf(seatNames(table.config.seats, t), t))}</p>
      </div>
      <a class="button is-main" href={addressOf({ at: 'table', id: table.id })}>
        {t.home.continue}
      </a>
    </section>
  );
}

interface GameCardProps {
  readonly entry: GameEntry;
  readonly start: (open: Promise<string>) => void;
  /** Whether there is a server to play with people who are elsewhere. */
  readonly isOnline: boolean;
}

function GameCard({ entry, start, isOnline }: GameCardProps): JSX.Element {
  const t = messages.value;
  const { id, Miniature } = entry;
  const { name, summary } = t.games[id];
  // Whoever points at a game is about to open it.
  const warmUp = (): void => void entry.load().catch(() => undefined);
  return (
    <article class="game" aria-label={name} onPointerEnter={warmUp}>
      <div class="miniature" aria-hidden="true">
        <Miniature />
      </div>
      <div class="game-text">
        <h2>{name}</h2>
        <p>{summary}</p>
      </div>
      <div class="game-buttons">
        <button type="button" class="button is-main is-large" onClick={() => start(playNow(id))}>
          {t.home.play}
        </button>
        {isOnline && (
          <a class="button is-large" href={addressOf({ at: 'friends', game: id })}>
            {t.home.friends}
          </a>
        )}
        <button type="button" class="button" onClick={() => start(playTogether(id))}>
          {t.home.pass}
        </button>
        <a class="button" href={addressOf({ at: 'setup', game: id })}>
          {t.home.setup}
        </a>
        <a class="button is-quiet" href={addressOf({ at: 'learn', game: id })}>
          {t.home.learn}
        </a>
      </div>
    </article>
  );
}

/** Who answers for this server, where its host says so. */
function Footer({ imprint, privacy }: ServerInfo['host']): JSX.Element | null {
  const t = messages.value.home;
  if (!imprint && !privacy) return null;
  return (
    <footer class="home-foot">
      {imprint && <a href={imprint}>{t.imprint}</a>}
      {privacy && <a href={privacy}>{t.privacy}</a>}
    </footer>
  );
}
