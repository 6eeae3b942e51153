import type { Card } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { listHistory } from '../../store/history.ts';
import { listCompanions, type Companion } from '../../store/people.ts';
import { followTable, leaveTable } from '../../session/follow.ts';
import { announce } from '../../ui/announcer.tsx';
import { copy } from '../../ui/copy.ts';
import { useLoaded } from '../../ui/lazy.tsx';
import { invited, ME, TWO, type FriendsDraft } from './friends-draft.ts';

/** More than these nobody looks through; others are typed. */
const MOST = 6;

interface AgainProps {
  readonly card: Card;
  /** What one is called at tables. */
  readonly name: string;
  /** Opens a table; null if that was not to be. */
  readonly open: (draft: FriendsDraft) => Promise<string | null>;
}

/** The people one has played with on this device: a table for the two of them, and the link to it, in one tap. */
export function PlayAgain({ card, name, open }: AgainProps): JSX.Element | null {
  const t = messages.value.online;
  const { loaded } = useLoaded(async () => listCompanions(await listHistory()).slice(0, MOST), '');
  if (!card.players.includes(2) || !loaded || !('value' in loaded) || loaded.value.length === 0) return null;
  const invite = async (whom: string): Promise<void> => {
    const table = await open({ ...TWO, seats: [ME, invited(whom)] });
    if (table !== null) await handOver(table);
  };
  return (
    <section class="sheet">
      <h2>{t.playedWith}</h2>
      <ul class="table-rows">
        {loaded.value.map((one) => (
          <li key={one.name} class="table-row">
            <p>{sayScore(one, name)}</p>
            <button type="button" class="button" onClick={() => void invite(one.name)}>
              {t.playAgain(one.name)}
            </button>
          </li>
        ))}
      </ul>
      <p class="help">{t.playedHelp}</p>
    </section>
  );
}

const sayScore = ({ name, mine, theirs }: Companion, own: string): string =>
  `${own || messages.value.seats.you} ${mine} : ${theirs} ${name}`;

/** Hands the link to the table over as the device does it; at the table it is shown besides. */
async function handOver(table: string): Promise<void> {
  const address = await addressAt(table);
  if ('share' in navigator) return await navigator.share({ url: address }).catch(() => undefined);
  if (await copy(address)) announce(messages.peek().online.copied);
}

/** The invite is told with the table. */
async function addressAt(table: string): Promise<string> {
  const followed = followTable(table);
  const invite = await new Promise<string>((resolve) => {
    const stop = followed.info.subscribe((info) => {
      const told = info?.invite;
      if (told === undefined) return;
      resolve(told);
      queueMicrotask(() => stop());
    });
  });
  leaveTable(followed);
  return addressOf({ at: 'online', table, invite });
}
