import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { entryOf } from '../games/games.ts';
import { speakOf } from '../i18n/index.ts';
import { PARTS } from '../i18n/parts.ts';
import { place } from '../lib/navigation.ts';
import { Home } from '../places/home/home.tsx';
import { TablePlace } from '../places/table/table.tsx';
import { useHost } from '../online/me.ts';
import type { Place } from '../lib/route.ts';
import { Announcer } from '../ui/announcer.tsx';
import { lazy, named } from '../ui/lazy.tsx';
import { lazyOnline } from '../ui/lazy-online.tsx';

const loadGame = async ({ game }: { game: string }): Promise<unknown> => entryOf(game)?.load();

const Setup = lazy(
  named(() => import('../places/setup/setup.tsx'), 'Setup', PARTS.setup),
  loadGame,
);
const Learn = lazy(
  named(() => import('../places/learn/learn.tsx'), 'Learn', PARTS.learn),
  loadGame,
);
const History = lazy(named(() => import('../places/history/history.tsx'), 'History', PARTS.history, PARTS.end));
const Replay = lazy(named(() => import('../places/history/replay.tsx'), 'Replay', PARTS.history, PARTS.end));
const Shared = lazy(named(() => import('../places/history/replay.tsx'), 'Shared', PARTS.history, PARTS.end));
const Daily = lazy(named(() => import('../places/daily/daily.tsx'), 'Daily', PARTS.history));
const SettingsPlace = lazy(named(() => import('../places/identity/settings.tsx'), 'SettingsPlace', PARTS.settings));

const Friends = lazyOnline(named(() => import('../places/online/friends.tsx'), 'Friends'));
const Lobby = lazyOnline(named(() => import('../places/online/lobby.tsx'), 'Lobby'));
const OnlinePlace = lazyOnline(named(() => import('../places/online/online.tsx'), 'OnlinePlace'));
const Television = lazyOnline(named(() => import('../places/tv/tv.tsx'), 'Television', PARTS.end));
const HandPlace = lazyOnline(named(() => import('../places/hand/hand.tsx'), 'HandPlace'));
const Take = lazyOnline(named(() => import('../places/online/take.tsx'), 'Take'));
const Recover = lazyOnline(named(() => import('../places/identity/recover.tsx'), 'Recover'));

/** The keys make a new table or game a new place, with nothing left of the one before. */
function show(at: Place): JSX.Element {
  switch (at.at) {
    case 'home':
      return <Home />;
    case 'setup':
      return <Setup key={at.game} game={at.game} />;
    case 'table':
      return <TablePlace key={at.id} id={at.id} />;
    case 'learn':
      return <Learn key={at.game} game={at.game} />;
    case 'history':
      return <History key={at.part} {...at} />;
    case 'replay':
      return <Replay key={at.id} id={at.id} />;
    case 'shared':
      return <Shared key={at.game} game={at.game} />;
    case 'daily':
      return <Daily key={at} {...at} />;
    case 'settings':
      return <SettingsPlace />;
    case 'friends':
      return <Friends key={at.game} game={at.game} />;
    case 'lobby':
      return <Lobby />;
    case 'online':
      return <OnlinePlace key={at.table} table={at.table} invite={at.invite} />;
    case 'tv':
      return <Television key={at.table} table={at.table} invite={at.invite} />;
    case 'hand':
      return <HandPlace key={at.table} table={at.table} />;
    case 'take':
      return <Take key={at.id} id={at.id} />;
    case 'recover':
      return <Recover key={at.secret} secret={at.secret} />;
  }
}

/** Whoever has a name here is told of their tables wherever they are. */
function useOwnTables(): void {
  const name = useHost()?.name ?? null;
  useEffect(() => {
    if (name === null) return;
    Promise.all([import('../online/mine.ts'), speakOf(PARTS.online)]).then(
      ([own]) => own.followMine(),
      () => undefined,
    );
  }, [name]);
}

export function App(): JSX.Element {
  useOwnTables();
  return (
    <>
      <main>{show(place.value)}</main>
      <Announcer />
    </>
  );
}
