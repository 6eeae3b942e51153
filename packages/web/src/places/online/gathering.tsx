import type { SeatInfo, TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import { attempt, complaint } from '../../online/deeds.ts';
import { saySeat } from '../../online/say.ts';
import { LinkBox } from '../../ui/link-box.tsx';
import { Page } from '../../ui/page.tsx';
import { DEFAULT_BOT } from '../../lib/default-bot.ts';
import { useArrivals } from './arrivals.ts';
import { LevelSelect } from '../setup/level-select.tsx';
import { LinkState } from './link-state.tsx';
import { SitForm } from './sit-form.tsx';
import { ShowOnTv } from '../tv/show-on-tv.tsx';
import { Sure } from '../../ui/sure.tsx';

interface GatheringProps {
  readonly info: TableInfo;
  /** Whether the game had begun before a seat became free. */
  readonly hasBegun: boolean;
}

/** Before everybody is there: who sits where, and how the others get here. */
export function Gathering({ info, hasBegun }: GatheringProps): JSX.Element {
  const t = messages.value;
  const { table, terms, seats, you, isPublic, spectators } = info;
  useArrivals(info);
  const free = seats.findIndex(({ kind }) => kind === 'open');
  const isHost = you !== null && (seats[you]?.isHost ?? false);
  return (
    <Page title={t.online.gathering(gameName(terms.game, t))}>
      <LinkState />
      {complaint.value !== '' && <p role="alert">{complaint.value}</p>}
      <section class="sheet">
        <h2>{t.online.seats}</h2>
        <p class="help">
          {[hasBegun ? t.online.paused : t.online.begins, you === null || isPublic ? '' : t.online.inviteHelp].join(
            ' ',
          )}
        </p>
        {isOnlyHere() && you !== null && <p class="help">{t.online.onlyHere}</p>}
        <ol class="gathered">
          {seats.map((seat, index) => (
            <SeatCard key={index} seat={seat} index={index} info={info} isHost={isHost} />
          ))}
        </ol>
        {you === null && isPublic && free >= 0 && <SitForm table={table} seat={free} />}
        {you === null && !isPublic && <p>{t.online.watching}</p>}
        {you !== null && <Sure text={t.online.getUp} act={() => void attempt('clear', { table, seat: you })} />}
      </section>
      <section class="sheet">
        <h2>{t.online.watchLink}</h2>
        <LinkBox to={{ at: 'online', table }} label={t.online.watchLink} />
        {spectators > 0 && <p class="help">{t.online.watchers(spectators)}</p>}
        <ShowOnTv info={info} />
      </section>
    </Page>
  );
}

/** Whether the page was opened by a name that means another machine to everybody else. */
const isOnlyHere = (): boolean => /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

interface GatheringSeatProps {
  readonly seat: SeatInfo;
  readonly index: number;
  readonly info: TableInfo;
  readonly isHost: boolean;
}

/** A seat: who has it, or how it is filled. */
function SeatCard({ seat, index, info: { table, you, isPublic }, isHost }: GatheringSeatProps): JSX.Element {
  const t = messages.value;
  const { kind, isHere, invite } = seat;
  const name = saySeat(seat, t);
  const label = t.online.link(name === t.online.open ? t.setup.seat(index + 1) : seat.name);
  const remarks = [
    index === you ? t.online.you : '',
    seat.isHost ? t.online.host : '',
    kind === 'person' && index !== you ? (isHere ? t.online.here : t.online.away) : '',
  ];
  return (
    <li class={`gathered-seat is-${kind}`}>
      <p>
        <span class={isHere ? 'presence is-here' : 'presence'} aria-hidden="true" />
        <strong>{name}</strong> <span class="help">{remarks.filter(Boolean).join(', ')}</span>
      </p>
      {invite !== undefined && <LinkBox to={{ at: 'join', table, seat: String(index), invite }} label={label} />}
      {kind === 'open' && isPublic && you !== null && <LinkBox to={{ at: 'online', table }} label={label} />}
      {kind === 'open' && isHost && <Fill table={table} seat={index} />}
      {kind !== 'open' && isHost && index !== you && (
        <Sure text={t.online.removeOf(name)} act={() => void attempt('clear', { table, seat: index })} />
      )}
    </li>
  );
}

/** Has a bot take the seat. */
function Fill({ table, seat }: { table: string; seat: number }): JSX.Element {
  const t = messages.value.online;
  const [bot, setBot] = useState<string>(DEFAULT_BOT);
  return (
    <div class="fill">
      <LevelSelect label={t.level} level={bot} change={setBot} />
      <button type="button" class="button" onClick={() => void attempt('fill', { table, seat, bot })}>
        {t.fill}
      </button>
    </div>
  );
}
