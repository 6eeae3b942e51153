import type { SeatInfo, TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import type { Place } from '../../lib/route.ts';
import { saySeat } from '../../online/say.ts';
import { addressOf } from '../../lib/navigation.ts';
import { QrCode } from '../../ui/qr.tsx';

interface WaitingProps {
  readonly info: TableInfo;
  readonly invite: string;
  /** Whether the game had begun before a seat became free. */
  readonly hasBegun: boolean;
}

/** Before everybody is there: who sits where, and a code that leads the others here. */
export function WaitingSeats({ info, invite, hasBegun }: WaitingProps): JSX.Element {
  const t = messages.value;
  const { terms, seats } = info;
  const to = wayIn(info, invite);
  return (
    <>
      <header class="tv-head">
        <p class="tv-turn">{gameName(terms.game, t)}</p>
        <p class="tv-more">{hasBegun ? t.online.paused : t.online.begins}</p>
      </header>
      <ol class="tv-corners" aria-label={t.online.seats}>
        {seats.map((seat, index) => (
          <WaitingSeat key={index} seat={seat} index={index} />
        ))}
      </ol>
      <div class="tv-middle tv-code">
        <QrCode text={addressOf(to)} label={t.online.codeOf(t.tv.code)} />
        <p class="tv-word">{'invite' in to || info.isPublic ? t.tv.sit : t.tv.watch}</p>
      </div>
    </>
  );
}

/** To a free seat for those who are invited; to watch for anybody. */
function wayIn({ table, seats, isPublic }: TableInfo, invite: string): Place {
  const free = seats.findIndex(({ kind }) => kind === 'open');
  if (isPublic || invite === '' || free < 0) return { at: 'online', table };
  return { at: 'online', table, invite };
}

function WaitingSeat({ seat, index }: { seat: SeatInfo; index: number }): JSX.Element {
  const t = messages.value;
  const isFree = seat.kind === 'open';
  const name = isFree && seat.name === '' ? t.tv.free : saySeat(seat, t);
  return (
    <li class={isFree ? 'tv-seat is-free' : 'tv-seat'}>
      <span class="tv-more">{t.tv.seat(index + 1)}</span>
      <strong>{name}</strong>
      {seat.kind === 'person' && <span class="tv-more">{seat.isHere ? t.online.here : t.online.away}</span>}
    </li>
  );
}
