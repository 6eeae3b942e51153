import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import './table.css';
import type { Session } from '../../session/session.ts';
import { deviceTables } from '../../session/this-device.ts';
import { momentOf, type TableState } from '../../session/state.ts';
import { Icon } from '../../ui/icon.tsx';
import { PARTS } from '../../i18n/parts.ts';
import { lazy, lazyPart, named, Pending } from '../../ui/lazy.tsx';
import { Lost } from '../../ui/page.tsx';
import { Unfold } from '../fair/unfold.tsx';
import { LiveTable } from './live-table.tsx';
import { seatNames } from '../setup/names.ts';
import { go } from '../../lib/navigation.ts';
import { nameAt } from '../../lib/name-at.ts';
import { useFace } from './use-face.ts';

const Cover = lazy(named(() => import('./cover.tsx'), 'Cover', PARTS.pass));
const PassOn = lazyPart(named(() => import('./cover.tsx'), 'PassOn', PARTS.pass));
const Menu = lazyPart(named(() => import('../menu/menu.tsx'), 'Menu', PARTS.menu));
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
  const { loaded, again } = useFace(table.info.value?.terms);
  if (why) return <Lost title={why.code === 'no-such-table' ? t.errors.noTable : t.errors.unknown} />;
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
  const { isCovered, pass } = usePassing(state);
  const next = state.handTo === null ? '' : nameAt(names, state.handTo);
  if (isCovered) return <Cover state={state} names={names} next={next} uncover={() => session.device?.uncover()} />;
  const { daily } = state.info;
  const again = daily ? null : { text: t.table.rematch, act: () => void playAgain(state) };
  return (
    <LiveTable
      session={session}
      state={state}
      face={face}
      names={names}
      again={again}
      below={state.handTo !== null && <PassOn next={next} pass={pass} />}
      bar={<MenuButton state={state} face={face} />}
      aboveLog={
        !state.config.isPrinted && (
          <Unfold>
            <DeviceLuck table={state.table} isOver={state.isOver} />
          </Unfold>
        )
      }
    />
  );
}

/** Whoever has moved first sees what came of it; whoever only comes sees the cover. */
function usePassing(state: TableState): { readonly isCovered: boolean; readonly pass: () => void } {
  const moment = momentOf(state);
  const [passed, setPassed] = useState(moment);
  return { isCovered: state.handTo !== null && passed === moment, pass: () => setPassed(moment) };
}

/** The same people and options once more; whoever starts is drawn anew. */
const playAgain = async ({ config }: TableState): Promise<void> =>
  go({ at: 'table', id: await deviceTables.create({ ...config, starter: null }) });

/** What one may ask for beside moves; comes when it is opened. */
function MenuButton(props: { state: TableState; face: Face }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button is-quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" />
        <span class="button-text">{messages.value.table.menu}</span>
      </button>
      {isOpen && <Menu {...props} close={() => setOpen(false)} />}
    </>
  );
}
