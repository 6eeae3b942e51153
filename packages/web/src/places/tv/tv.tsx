import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import { goInstead, readdress } from '../../lib/navigation.ts';
import { sayRefusal } from '../../online/say.ts';
import { watchTable, type WatchedTable } from '../../session/follow.ts';
import { useAfter } from '../../ui/timing/after.ts';
import { Heading } from '../../ui/heading.tsx';
import { useFace } from '../table/use-face.ts';
import { Stage } from './stage.tsx';
import './tv.css';
import { useScreen } from './use-screen.ts';
import { WaitingSeats } from './waiting-seats.tsx';

interface TelevisionProps {
  readonly table: string;
  /** Known where somebody at the table has opened the television; else it is empty. */
  readonly invite: string;
}

/** How long a result stays in sight before the next table takes its place, in milliseconds. */
const FAREWELL = 6000;

/** Any table of the server as a picture for a whole room: nobody touches it, it shows nobody's hand, and goes along to the next table. */
export function Television({ table, invite }: TelevisionProps): JSX.Element {
  const watched = useMemo(() => watchTable(table), [table]);
  useEffect(() => watched.leave, [watched]);
  useScreen();
  // It may have come by an older form of the address.
  useEffect(() => readdress({ at: 'tv', table, invite }), [table, invite]);
  const info = watched.table.info.value;
  useNextTable(info);
  return (
    <div class="tv">
      {info && <Heading text={messages.value.tv.title(gameName(info.terms.game, messages.value))} isUnseen />}
      <Trouble watched={watched} />
      <Shown watched={watched} invite={invite} />
    </div>
  );
}

/** What there is to see at the table now. */
function Shown({ watched: { table }, invite }: { watched: WatchedTable; invite: string }): JSX.Element | null {
  const info = table.info.value;
  const session = table.session.value;
  const { loaded } = useFace(info?.terms);
  if (!info) return <p class="tv-word">{messages.value.app.loading}</p>;
  if (info.stage === 'gathering') return <WaitingSeats info={info} invite={invite} hasBegun={session !== null} />;
  if (!session) return <p class="tv-word">{messages.value.online.closed}</p>;
  if (!loaded || 'failed' in loaded || !loaded.value) return null;
  return <Stage session={session} face={loaded.value} />;
}

/** Why nothing moves, if there is a reason. */
function Trouble({ watched: { table, link } }: { watched: WatchedTable }): JSX.Element | null {
  const t = messages.value;
  const why = table.refusal.value;
  const state = link.value;
  const isLost = useAfter(state !== 'open', 1500);
  if (why) return <p class="tv-trouble">{sayRefusal(why, t)}</p>;
  return isLost && state !== 'open' ? <p class="tv-trouble">{t.online.links[state]}</p> : null;
}

/** Those who sat here play on elsewhere: the picture follows them, once the result was seen. */
function useNextTable(info: TableInfo | null): void {
  const next = info?.rematch?.table ?? null;
  const isTime = useAfter(next !== null, FAREWELL);
  useEffect(() => {
    if (isTime && next !== null) goInstead({ at: 'tv', table: next, invite: '' });
  }, [isTime]);
}
