import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf, go } from '../../lib/navigation.ts';
import { attempt } from '../../online/deeds.ts';
import { findHost } from '../../online/me.ts';
import { NOTHING_HEARD } from '../../online/talk.ts';
import { talkAt } from '../../session/follow.ts';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/state.ts';
import '../../style/online.css';
import '../table/table.css';
import { Icon } from '../../ui/icon.tsx';
import { Pending } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { BesideNames } from '../../ui/play/beside.tsx';
import { useArrivals } from './arrivals.ts';
import { AskNotices } from './ask-notices.tsx';
import type { Again } from '../table/end.tsx';
import { LiveTable } from '../table/live-table.tsx';
import { useFace } from '../table/use-face.ts';
import { useCalls } from './calls.ts';
import { Gathering } from './gathering.tsx';
import { Join } from './join.tsx';
import { LinkState } from './link-state.tsx';
import { seatNames } from '../setup/names.ts';
import { ClockOf, useBesideSeat } from './beside-seat.tsx';
import { OfferCard } from './offer-card.tsx';
import { OnlineLine } from './online-line.tsx';
import { TalkButton } from '../talk/talk-button.tsx';
import { TalkVoice, useFresh } from '../talk/bubbles.tsx';
import '../talk/talk.css';
import { PauseLine } from '../tempo/clock-deeds.tsx';
import '../tempo/tempo.css';
import { TableMenu } from './table-menu.tsx';
import { useAttention } from './use-attention.ts';
import { useTableAddress } from './use-place.ts';
import { DeadEnd, Missing, useTable } from './use-table.tsx';

/** How much of a table one sees, and where: all of it, or only one's own hand. */
export interface OnlineLook {
  readonly at: 'online' | 'hand';
  /** What leads to the other look. */
  readonly Switch: ComponentType<{ table: string }>;
  /** What it does besides while the game is played. */
  readonly Companion?: ComponentType<{ state: TableState }>;
}

interface OnlineProps {
  readonly table: string;
  readonly invite?: string | undefined;
  readonly look?: OnlineLook;
}

const WHOLE_TABLE: OnlineLook = { at: 'online', Switch: ToHand };

/** Leads to one's hand alone. */
function ToHand({ table }: { table: string }): JSX.Element {
  return (
    <a class="button is-quiet" href={addressOf({ at: 'hand', table })}>
      <Icon name="hand" />
      <span class="button-text">{messages.value.hand.only}</span>
    </a>
  );
}

/** A table of the server: people gather, play and watch at the same address. */
export function OnlinePlace({ table, invite, look = WHOLE_TABLE }: OnlineProps): JSX.Element {
  const t = messages.value;
  const { info, session, refusal } = useTable(table);
  const { loaded, again } = useFace(info.value?.terms.game);
  useAttention(table, (info.value?.you ?? null) !== null);
  useEffect(() => void findHost(), []);
  useCalls(info.value);
  const invited = useTableAddress(info.value, { at: look.at, table, invite });
  const [isWatching, setWatching] = useState(false);
  if (refusal.value) return <Missing why={refusal.value} />;
  if (!info.value) return <Waiting />;
  if (invited !== null && !isWatching)
    return <Join info={info.value} invite={invited} watch={() => setWatching(true)} />;
  if (info.value.stage === 'gathering') return <Gathering info={info.value} hasBegun={session.value !== null} />;
  if (!session.value) return info.value.stage === 'closed' ? <DeadEnd text={t.online.closed} /> : <Waiting />;
  if (loaded && 'failed' in loaded) return <Pending isFailed again={again} />;
  if (!loaded?.value) return <Pending isFailed={false} again={again} />;
  return <Seats session={session.value} face={loaded.value} look={look} />;
}

const Waiting = (): JSX.Element => (
  <Page title={messages.value.app.loading}>
    <LinkState />
  </Page>
);

/** The table as any other, with what there is beside the game when people do not sit in one room. */
function Seats({ session, face, look }: { session: Session; face: Face; look: OnlineLook }): JSX.Element {
  const state = session.state.value;
  const { seats } = state.config;
  const t = messages.value;
  const names = useMemo(() => seatNames(seats, t), [seats, t]);
  const { info } = state;
  useArrivals(info);
  const talk = useMemo(() => talkAt(info.table) ?? signal(NOTHING_HEARD), [info.table]);
  const fresh = useFresh(talk);
  const besideSeat = useBesideSeat({ session, names, fresh });
  const again = againAt(look.at, info.table, info.rematch?.table ?? null, info.you !== null);
  return (
    <BesideNames.Provider value={besideSeat}>
      <LiveTable
        session={session}
        state={state}
        face={face}
        names={names}
        again={again}
        isHandOnly={look.at === 'hand'}
        bar={
          <>
            {info.you !== null && <look.Switch table={info.table} />}
            <TalkButton info={info} talk={talk} />
            <TableMenu info={info} names={names} clock={state.clock} />
          </>
        }
        line={
          <>
            <OnlineLine info={info} online={state.online!} names={names} again={again} />
            {face.ownTracks && info.you !== null && <ClockOf session={session} seat={info.you} names={names} />}
            <PauseLine info={info} clock={state.clock} />
            <TalkVoice fresh={fresh} you={info.you} />
          </>
        }
      >
        {look.Companion && <look.Companion state={state} />}
        <OfferCard info={info} names={names} />
        <AskNotices state={state} />
      </LiveTable>
    </BesideNames.Provider>
  );
}

/** Takes the seat that is kept there, and goes. */
async function follow(at: OnlineLook['at'], table: string): Promise<void> {
  await attempt('sit', { table });
  go({ at, table });
}

/** The same people once more: whoever asks first opens the table, the others follow. */
function againAt(at: OnlineLook['at'], table: string, rematch: string | null, mayAsk: boolean): Again | null {
  const t = messages.value;
  if (rematch !== null) return { text: t.online.again, act: () => void follow(at, rematch) };
  const ask = async (): Promise<void> => {
    const opened = await attempt('rematch', { table });
    if (opened) go({ at, table: opened.table });
  };
  return mayAsk ? { text: t.table.rematch, act: () => void ask() } : null;
}
