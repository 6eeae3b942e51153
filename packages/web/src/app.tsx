import type { JSX } from 'preact';
import { place } from './navigation.ts';
import { Home } from './places/home.tsx';
import { TablePlace } from './places/table.tsx';
import type { Place } from './route.ts';
import { Announcer } from './ui/announcer.tsx';
import { lazy } from './ui/lazy.tsx';

const Setup = lazy(async () => (await import('./places/setup.tsx')).Setup);
const Learn = lazy(async () => (await import('./places/learn.tsx')).Learn);
const History = lazy(async () => (await import('./places/history.tsx')).History);
const Replay = lazy(async () => (await import('./places/replay.tsx')).Replay);
const Shared = lazy(async () => (await import('./places/replay.tsx')).Shared);
const SettingsPlace = lazy(async () => (await import('./places/settings.tsx')).SettingsPlace);

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
      return <History />;
    case 'replay':
      return <Replay key={at.id} id={at.id} />;
    case 'shared':
      return <Shared key={at.game} game={at.game} />;
    case 'settings':
      return <SettingsPlace />;
  }
}

export function App(): JSX.Element {
  return (
    <>
      <main>{show(place.value)}</main>
      <Announcer />
    </>
  );
}
