import type { SeatInfo, TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { entryOf } from '../../games/games.ts';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { saySeats } from '../../online/say.ts';
import { QrCode } from '../../ui/qr.tsx';

interface WaitingProps {
  readonly info: TableInfo;
  readonly invite: string;
  /** Whether the game had begun before a seat became free. */
  readonly hasBegun: boolean;
}

/** Before everybody is there: who sits where, and in the corner of each free seat a code that leads to it. */
export function WaitingSeats({ info, invite, hasBegun }: WaitingProps): JSX.Element {
  const t = messages.value;
  const { table, terms, seats, isPublic } = info;
  const names = saySeats(seats, t);
  const isOpenToAll = isPublic || invite !== '';
  const link = addressOf({ at: 'online', table, ...(invite !== '' && { invite }) });
  return (
    <>
      <header class="tv-head">
        <p class="tv-turn">{gameName(terms.game, t)}</p>
        <p class="tv-more">{hasBegun ? t.online.paused : t.online.begins}</p>
      </header>
      <ol class="tv-corners" aria-label={t.online.seats}>
        {seats.map((seat, index) => (
          <WaitingSeat key={index} seat={seat} name={names[index] ?? ''} index={index} link={isOpenToAll ? link : ''} />
        ))}
      </ol>
      <div class="tv-middle tv-code">
        {isOpenToAll ? <Picture game={terms.game} /> : <QrCode text={link} label={t.online.codeOf(t.tv.code)} />}
        <p class="tv-word">{isOpenToAll ? t.tv.sit : t.tv.watch}</p>
      </div>
    </>
  );
}

/** What will be played, as on the first page. */
function Picture({ game }: { game: string }): JSX.Element | null {
  const Miniature = entryOf(game)?.Miniature;
  return Miniature ? (
    <div class="tv-picture miniature" aria-hidden="true">
      <Miniature />
    </div>
  ) : null;
}

interface WaitingSeatProps {
  readonly seat: SeatInfo;
  readonly name: string;
  readonly index: number;
  /** The table's one link, which seats whoever opens it; empty where nobody here may hand it out. */
  readonly link: string;
}

function WaitingSeat({ seat, name, index, link }: WaitingSeatProps): JSX.Element {
  const t = messages.value;
  const isFree = seat.kind === 'open';
  return (
    <li class={isFree ? 'tv-seat is-free' : 'tv-seat'}>
      <span class="tv-more">{t.tv.seat(index + 1)}</span>
      <strong>{isFree && seat.name === '' ? t.tv.free : name}</strong>
      {seat.kind === 'person' && <span class="tv-more">{seat.isHere ? t.online.here : t.online.away}</span>}
      {isFree && link !== '' && <QrCode text={link} label={t.online.codeOf(t.tv.code)} />}
    </li>
  );
}
