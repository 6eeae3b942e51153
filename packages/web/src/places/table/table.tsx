import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { useHost } from '../../online/me.ts';
import './table.css';
import type { Session } from '../../session/session.ts';
import { deviceTables } from '../../session/this-device.ts';
import type { TableState } from '../../session/state.ts';
import { Icon } from '../../ui/icon.tsx';
import { PARTS } from '../../i18n/parts.ts';
import { lazyPart, named, Pending } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { Cover } from './cover.tsx';
import { Unfold } from '../fair/unfold.tsx';
import { LiveTable } from './live-table.tsx';
import { seatNames } from '../setup/names.ts';
import { openTable } from '../setup/new-table.ts';
import { nameAt } from '../../lib/name-at.ts';
import { useFace } from './use-face.ts';

const DeviceLuck = lazyPart(named(() => import('../fair/device-luck.tsx'), 'DeviceLuck', PARTS.online));

interface Seated {
  readonly session: Session;
  readonly face: Face;
}

/** A table of this device. */
export function TablePlace({ id }: { id: string }): JSX.Element {
  const t = messages.value;
  const table = useMemo(() => deviceTables.follow(id), [id]);
  useEffect(() => () => table.leave(), [table]);
  const why = table.refusal.value;
  const { loaded, again } = useFace(table.info.value?.terms.game);
  if (why) return <Page title={why.code === 'no-such-table' ? t.errors.noTable : t.errors.unknown} />;
  if (loaded && 'failed' in loaded) return <Pending isFailed again={again} />;
  if (!loaded?.value || !table.session.value) return <Pending isFailed={false} again={again} />;
  return <Seats session={table.session.value} face={loaded.value} />;
}

/** The table, or in its stead a cover while the device changes hands: then nothing of the table is in the page. */
function Seats({ session, face }: Seated): JSX.Element {
  const state = session.state.value;
  const { seats } = state.config;
  const t = messages.value;
  const names = useMemo(() => seatNames(seats, t), [seats, t]);
  if (state.handTo !== null)
    return <Cover name={nameAt(names, state.handTo)} uncover={() => session.device?.uncover()} />;
  const { daily } = state.info;
  const again = daily ? null : { text: t.table.rematch, act: () => void playAgain(state) };
  return (
    <LiveTable
      session={session}
      state={state}
      face={face}
      names={names}
      again={again}
      bar={!state.isOver && !daily && <TakeOnline state={state} />}
      aboveLog={
        <Unfold>
          <DeviceLuck table={state.table} isOver={state.isOver} />
        </Unfold>
      }
    />
  );
}

/** The same people and options once more; whoever starts is drawn anew. */
const playAgain = ({ config }: TableState): Promise<string> =>
  openTable(config.game, { seats: config.seats, options: config.options, games: config.games, seed: '' }, null);

/** Where there is a server, a game can go on with people who are elsewhere. */
function TakeOnline({ state: { table, config, round, ply } }: { state: TableState }): JSX.Element | null {
  if (!useHost()) return null;
  // Of a game that has not begun there is nothing to take along.
  const hasBegun = round > 0 || ply > 0;
  return (
    <a
      class="button is-quiet"
      href={addressOf(hasBegun ? { at: 'take', id: table } : { at: 'friends', game: config.game })}
    >
      <Icon name="online" />
      <span class="button-text">{messages.value.table.takeOnline}</span>
    </a>
  );
}
