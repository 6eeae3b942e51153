import type { SeatInfo, TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages, type Messages } from '../../i18n/index.ts';
import { complaint } from '../../online/deeds.ts';
import type { OnlineState } from '../../session/state.ts';
import { announce } from '../../ui/announcer.tsx';
import type { Again } from '../table/end.tsx';
import { LinkState } from './link-state.tsx';

interface LineProps {
  readonly info: TableInfo;
  readonly online: OnlineState;
  readonly names: readonly string[];
  readonly again: Again | null;
}

/** One line under the bar: the connection, who is here, how many watch, and what was not done. */
export function OnlineLine({ info, online: { isSending, link }, names, again }: LineProps): JSX.Element {
  const t = messages.value;
  // Whoever watches is not told of oneself.
  const others = info.you === null ? info.spectators - 1 : info.spectators;
  const isSlow = useSlow(isSending && link === 'open');
  return (
    <div class="online-line">
      <LinkState isQuiet />
      {isSlow && <span>{t.online.sending}</span>}
      <ul class="people" aria-label={t.online.seats}>
        {info.seats.map((seat, index) =>
          seat.kind === 'person' && index !== info.you ? (
            <li key={index}>
              <span class={seat.isHere ? 'presence is-here' : 'presence'} aria-hidden="true" />
              {names[index]} <span class={seat.isHere ? 'unseen' : ''}>{sayPresence(seat, t)}</span>
            </li>
          ) : null,
        )}
      </ul>
      {info.you === null && <span>{t.online.watching}</span>}
      {others > 0 && <span>{t.online.watchers(others)}</span>}
      <NextTable info={info} again={again} />
      {complaint.value !== '' && <p role="alert">{complaint.value}</p>}
    </div>
  );
}

const sayPresence = ({ isHere, hasResigned }: SeatInfo, t: Messages): string =>
  hasResigned ? t.online.resigned : isHere ? t.online.here : t.online.away;

/** Where the same people play again: once one of them has asked for it, or where no result leads there. */
function NextTable({ info: { rematch, stage }, again }: { info: TableInfo; again: Again | null }): JSX.Element | null {
  const t = messages.value.online;
  useEffect(() => {
    if (rematch !== null) announce(t.wantsAgain);
  }, [rematch]);
  if (!again || (rematch === null && stage !== 'resigned')) return null;
  return (
    <button type="button" class="button is-main" onClick={again.act}>
      {again.text}
    </button>
  );
}

/** What takes less is not worth a word, in milliseconds. */
const SLOW = 400;

function useSlow(isOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isOn) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isSlow;
}
