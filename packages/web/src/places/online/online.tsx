import { signal } from '@preact/signals';
import type { SeenPly, TableInfo } from '@sixfold/protocol';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf, go } from '../../lib/navigation.ts';
import { attempt } from '../../online/deeds.ts';
import { findHost } from '../../online/me.ts';
import { NOTHING_HEARD } from '../../online/talk.ts';
import { talkAt } from '../../session/follow.ts';
import { useNames } from '../../online/use-names.ts';
import type { Session } from '../../session/session.ts';
import { momentOf, type TableState } from '../../session/state.ts';
import '../../style/online.css';
import '../table/table.css';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { PARTS } from '../../i18n/parts.ts';
import { lazyPart, named, Pending } from '../../ui/lazy.tsx';
import { Notices } from '../../ui/notices.tsx';
import { Page } from '../../ui/page.tsx';
import { BesideNames } from '../../ui/play/beside.tsx';
import { AskNotices } from '../identity/ask-notices.tsx';
import { Sealing } from '../fair/sealing.tsx';
import type { Again } from '../table/end.tsx';
import { sayScore, winsOf } from '../table/evening.ts';
import { LiveTable } from '../table/live-table.tsx';
import { useFace } from '../table/use-face.ts';
import { useAwake } from '../../ui/timing/awake.ts';
import { AskSeat } from './ask-seat.tsx';
import { useCalls } from './calls.ts';
import { InviteMore } from './invite-more.tsx';
import { Gathering } from './gathering.tsx';
import { Join } from './join.tsx';
import { KnockCard } from './knocks.tsx';
import { LinkState } from './link-state.tsx';
import { ClockOf, useBesideSeat } from './beside-seat.tsx';
import { TalkButton } from '../talk/talk-button.tsx';
import { TalkVoice, useFresh } from '../talk/bubbles.tsx';
import '../talk/talk.css';
import { PauseLine } from '../tempo/clock-deeds.tsx';
import '../tempo/tempo.css';
import { LeaveSeries } from '../people/leave-series.tsx';
import { OfferCard } from '../people/offer-card.tsx';
import { OnlineLine } from './online-line.tsx';
import { Removed } from '../people/removed.tsx';
import { Reopen, TableCards } from '../people/table-cards.tsx';
import { TableMenu } from './table-menu.tsx';
import { notesOf, sayBrought } from '../people/tidings.ts';
import { useAttention } from '../identity/use-attention.ts';
import { useTableAddress } from './use-place.ts';
import { Missing, useTable } from './use-table.tsx';
import { useTidings } from '../people/use-tidings.ts';

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

const LuckTick = lazyPart(named(() => import('../fair/luck-tick.tsx'), 'LuckTick', PARTS.online));

const WHOLE_TABLE: OnlineLook = { at: 'online', Switch: ToHand };

/** Leads to one's hand alone. */
function ToHand({ table }: { table: string }): JSX.Element {
  return (
    <a class="button is-quiet" href={addressOf({ at: 'hand', table })}>
      <MoreIcon name="hand" />
      <span class="button-text">{messages.value.hand.only}</span>
    </a>
  );
}

/** A table of the server: people gather, play and watch at the same address. */
export function OnlinePlace({ table, invite, look = WHOLE_TABLE }: OnlineProps): JSX.Element {
  const { info, session, refusal } = useTable(table);
  const { loaded, again } = useFace(info.value?.terms);
  useAttention(table, (info.value?.you ?? null) !== null);
  useEffect(() => void findHost(), []);
  useCalls(info.value);
  const invited = useTableAddress(info.value, { at: look.at, table, invite });
  const [isWatching, setWatching] = useState(false);
  if (refusal.value) return <Missing why={refusal.value} />;
  if (!info.value) return <Waiting />;
  if (invited !== null && !isWatching)
    return <Join info={info.value} invite={invited} watch={() => setWatching(true)} />;
  return (
    <>
      <Tidings info={info.value} />
      <Room info={info.value} session={session.value} loaded={loaded} again={again} look={look} />
    </>
  );
}

/** What happens to the people at the table, wherever they are with it. */
function Tidings({ info }: { info: TableInfo }): JSX.Element {
  useTidings(info);
  return <Notices />;
}

interface RoomProps extends ReturnType<typeof useFace> {
  readonly info: TableInfo;
  readonly session: Session | null;
  readonly look: OnlineLook;
}

function Room({ info, session, loaded, again, look }: RoomProps): JSX.Element {
  if (info.stage === 'gathering')
    return (
      <>
        <Removed info={info} />
        <Gathering info={info} hasBegun={session !== null} />
      </>
    );
  if (!session) return <NoGame info={info} />;
  if (loaded && 'failed' in loaded) return <Pending isFailed again={again} />;
  if (!loaded?.value) return <Pending isFailed={false} again={again} />;
  return <Seats session={session} face={loaded.value} look={look} />;
}

/** A table of which there is nothing to see: closed, not dealt yet, or still on its way. */
function NoGame({ info }: { info: TableInfo }): JSX.Element {
  if (info.stage === 'closed') return <Closed info={info} />;
  if (info.fair?.numbers !== null) return <Waiting />;
  return (
    <Sealing info={info} fair={info.fair}>
      <LinkState />
    </Sealing>
  );
}

const Waiting = (): JSX.Element => (
  <Page title={messages.value.app.loading}>
    <LinkState />
  </Page>
);

/** A table that was closed before its game. */
const Closed = ({ info: { table, you } }: { info: TableInfo }): JSX.Element => (
  <Page title={messages.value.online.closed}>{you !== null && <Reopen table={table} isInPage />}</Page>
);

/** The table as any other, with what there is beside the game when people do not sit in one room. */
function Seats({ session, face, look }: { session: Session; face: Face; look: OnlineLook }): JSX.Element {
  const state = session.state.value;
  const t = messages.value;
  const { info } = state;
  const { names, labels } = useNames(info);
  const talk = useMemo(() => talkAt(info.table) ?? signal(NOTHING_HEARD), [info.table]);
  const fresh = useFresh(talk);
  const besideSeat = useBesideSeat({ session, names, fresh });
  const again = againAt(look.at, info, names);
  const about = useAbout(state, face, names);
  const wins = winsOf(state);
  useAwake(info.stage === 'playing' && state.result === null && info.you !== null);
  return (
    <BesideNames.Provider value={besideSeat}>
      <LiveTable
        session={session}
        state={state}
        face={face}
        names={names}
        labels={labels}
        notes={notesOf(info, state.round, t)}
        remarks={[sayBrought(info, t)]}
        again={again}
        leave={<LeaveSeries info={info} />}
        isHandOnly={look.at === 'hand'}
        bar={
          <>
            {info.you !== null &&
              (info.terms.isPrinted ? <InviteMore info={info} /> : <look.Switch table={info.table} />)}
            <TalkButton info={info} talk={talk} />
            <TableMenu info={info} names={names} clock={state.clock} hasEnded={state.result !== null} />
          </>
        }
        line={
          <>
            <OnlineLine
              info={info}
              online={state.online!}
              names={names}
              score={wins ? sayScore(wins, names) : ''}
              clock={face.ownTracks && info.you !== null && <ClockOf session={session} seat={info.you} names={names} />}
            >
              {info.fair && <LuckTick state={state} face={face} names={names} />}
            </OnlineLine>
            <PauseLine info={info} clock={state.clock} />
            <TalkVoice fresh={fresh} you={info.you} />
          </>
        }
      >
        {look.Companion && <look.Companion state={state} />}
        <TableCards info={info} names={names} again={again} />
        <KnockCard info={info} />
        {info.terms.isPrinted && info.you === null && <AskSeat info={info} />}
        <OfferCard info={info} names={names} about={about} moment={momentOf(state)} />
        <AskNotices state={state} />
      </LiveTable>
    </BesideNames.Provider>
  );
}

/** What is asked about: moves are told as the log tells them. */
function useAbout({ plies, view: { options } }: TableState, { words }: Face, names: readonly string[]) {
  const t = messages.value;
  return useMemo(
    () => ({ plies, sayPly: (ply: SeenPly) => words.sayPly(ply, names, t, options) }),
    [plies, words, names, t],
  );
}

/** Takes the seat that is kept there, and goes. */
async function follow(at: OnlineLook['at'], table: string): Promise<void> {
  await attempt('sit', { table });
  go({ at, table });
}

/** The same people once more: whoever asks first opens the table, the others follow. */
function againAt(
  at: OnlineLook['at'],
  { table, rematch, you, daily }: TableInfo,
  names: readonly string[],
): Again | null {
  const t = messages.value;
  // A deal of the day is played once; there are others.
  if (daily) return { text: t.home.daily, act: () => go({ at: 'daily', date: daily.date, game: '', moves: '' }) };
  if (rematch !== null && you !== null) {
    const isOther = rematch.by !== null && rematch.by !== you;
    const note = isOther ? t.online.wantsAgain(names[rematch.by] ?? '') : '';
    return { text: t.online.follow, act: () => void follow(at, rematch.table), ...(note && { note }) };
  }
  const ask = async (): Promise<void> => {
    const opened = await attempt('rematch', { table });
    if (opened) go({ at, table: opened.table });
  };
  return you === null ? null : { text: t.table.rematch, act: () => void ask() };
}
