import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { speakOf } from '../i18n/index.ts';
import { PARTS } from '../i18n/parts.ts';
import { place } from '../lib/navigation.ts';
import { Home } from '../places/home/home.tsx';
import { TablePlace } from '../places/table/table.tsx';
import { useHost } from '../online/me.ts';
import type { Place } from '../lib/route.ts';
import { Announcer } from '../ui/announcer.tsx';
import { lazy, named } from '../ui/lazy.tsx';

const Elsewhere = lazy(named(() => import('./elsewhere.tsx'), 'Elsewhere'));

/** The key makes a new table a new place, with nothing left of the one before. */
function show(at: Place): JSX.Element {
  if (at.at === 'home') return <Home />;
  return at.at === 'table' ? <TablePlace key={at.id} id={at.id} /> : <Elsewhere at={at} />;
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
