import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { entryOf } from '../../games/games.ts';
import { messages } from '../../i18n/index.ts';
import { useHost } from '../../online/me.ts';
import { makePlace } from '../../lib/route.ts';
import './table.css';
import { openSession, Refused } from '../../table/open.ts';
import type { Session, TableState } from '../../table/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { Cover } from './cover.tsx';
import { LiveTable } from './live-table.tsx';
import { seatNames } from '../setup/names.ts';
import { openTable } from '../setup/new-table.ts';

interface Seated {
  readonly session: Session;
  readonly face: Face;
}

/** Takes a seat at a stored table, or learns why there is none. */
async function sit(id: string): Promise<Seated | Refused> {
  try {
    const session = await openSession(id);
    const face = (await entryOf(session.state.value.config.game)?.load()) as Face;
    return { session, face };
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

export function TablePlace({ id }: { id: string }): JSX.Element {
  const t = messages.value;
  const { loaded, again } = useLoaded(() => sit(id), id);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  if (loaded.value instanceof Refused) {
    const isMissing = loaded.value.error.code === 'no-such-table';
    return <Page title={isMissing ? t.errors.noTable : t.errors.unknown} />;
  }
  return <Seats {...loaded.value} />;
}

/** The table, or in its stead a cover while the device changes hands: then nothing of the table is in the page. */
function Seats({ session, face }: Seated): JSX.Element {
  useEffect(() => () => session.leave(), [session]);
  const state = session.state.value;
  const { seats } = state.config;
  const t = messages.value;
  const names = useMemo(() => seatNames(seats, t), [seats, t]);
  if (state.handTo !== null) return <Cover name={names[state.handTo]!} uncover={() => session.uncover()} />;
  const again = { text: t.table.rematch, act: () => void playAgain(state) };
  return (
    <LiveTable
      session={session}
      state={state}
      face={face}
      names={names}
      again={again}
      bar={!state.isOver && <TakeOnline id={state.id} />}
    />
  );
}

/** The same people and options once more; whoever starts is drawn anew. */
const playAgain = ({ config }: TableState): Promise<string> =>
  openTable(config.game, { seats: config.seats, options: config.options, games: config.games, seed: '' }, null);

/** Where there is a server, a game can go on with people who are elsewhere. */
function TakeOnline({ id }: { id: string }): JSX.Element | null {
  if (!useHost()) return null;
  return (
    <a class="button is-quiet" href={makePlace({ at: 'take', id })}>
      <Icon name="online" />
      <span class="button-text">{messages.value.table.takeOnline}</span>
    </a>
  );
}
