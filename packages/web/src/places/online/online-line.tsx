import type { SeatInfo, TableInfo } from '@sixfold/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages, type Messages } from '../../i18n/index.ts';
import { complaint } from '../../online/deeds.ts';
import { nameAt } from '../../lib/name-at.ts';
import type { OnlineState } from '../../session/state.ts';
import { SeatChip } from '../../ui/play/seat-chip.tsx';
import { Away } from '../people/away.tsx';
import { LinkState } from './link-state.tsx';
import { Removed } from '../people/removed.tsx';

interface LineProps {
  readonly info: TableInfo;
  readonly online: OnlineState;
  readonly names: readonly string[];
  /** How the evening stands; empty if this is its first game. */
  readonly score: string;
  /** The time that is left to whoever looks, where it stands nowhere else. */
  readonly clock?: ComponentChildren;
  /** What else stands at its end. */
  readonly children?: ComponentChildren;
}

/** One line under the bar: trouble with the connection, who is here, how many watch, and what was not done. */
export function OnlineLine({ info, online, names, score, clock, children }: LineProps): JSX.Element {
  const t = messages.value;
  const isOpen = online.link === 'open';
  // Whoever watches is not told of oneself.
  const others = info.you === null ? info.spectators - 1 : info.spectators;
  return (
    <div class="online-line">
      <LinkState />
      <Sending online={online} />
      <ul class="people" aria-label={t.online.seats}>
        {ownFirst(info).map(([index, seat]) => (
          <Person
            key={index}
            seat={seat}
            index={index}
            name={nameAt(names, index)}
            isYou={index === info.you}
            isOpen={isOpen}
          />
        ))}
      </ul>
      {clock}
      <Away info={info} names={names} />
      {score !== '' && <span>{score}</span>}
      <Removed info={info} />
      {info.you === null && <span>{t.online.watching}</span>}
      {others > 0 && <span>{t.online.watchers(others)}</span>}
      {complaint.value !== '' && <p role="alert">{complaint.value}</p>}
      {children}
    </div>
  );
}

/** The seats in the order of the table, one's own first. */
const ownFirst = ({ seats, you }: TableInfo): [number, SeatInfo][] =>
  [...seats.entries()].toSorted(([a], [b]) => Number(b === you) - Number(a === you));

interface PersonProps {
  readonly seat: SeatInfo;
  readonly index: number;
  readonly name: string;
  readonly isYou: boolean;
  /** Whether there is a connection: without it nothing is known of others. */
  readonly isOpen: boolean;
}

function Person({ seat, index, name, isYou, isOpen }: PersonProps): JSX.Element {
  const isOther = seat.kind === 'person' && !isYou;
  return (
    <li>
      {isOther && <span class={seat.isHere && isOpen ? 'presence is-here' : 'presence'} aria-hidden="true" />}
      <SeatChip seat={index} name={name} /> {isYou ? messages.value.online.yours(name) : name}{' '}
      {isOther && isOpen && <Presence seat={seat} />}
    </li>
  );
}

/** Whoever is here is shown by a dot. */
const Presence = ({ seat }: { seat: SeatInfo }): JSX.Element => (
  <span class={seat.isHere && !seat.hasResigned ? 'unseen' : ''}>{sayPresence(seat, messages.value)}</span>
);

const sayPresence = ({ isHere, hasResigned }: SeatInfo, t: Messages): string =>
  hasResigned ? t.online.resigned : isHere ? t.online.here : t.online.away;

/** What has become of one's own move: on its way, or kept until the connection is back. */
function Sending({ online: { isSending, link } }: { online: OnlineState }): JSX.Element | null {
  const t = messages.value.online;
  const isSlow = useSlow(isSending);
  if (!isSending || !isSlow) return null;
  return <span role="status">{link === 'open' ? t.sending : t.kept}</span>;
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
