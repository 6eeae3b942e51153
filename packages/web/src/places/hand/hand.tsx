import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import type { TableState } from '../../session/state.ts';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { OnlinePlace, type OnlineLook } from '../online/online.tsx';
import './hand.css';
import { useHaptics } from './haptics.ts';

/** Leads back to the whole table. */
function ToTable({ table }: { table: string }): JSX.Element {
  return (
    <a class="button is-quiet" href={addressOf({ at: 'online', table })}>
      <MoreIcon name="table" />
      <span class="button-text">{messages.value.hand.whole}</span>
    </a>
  );
}

function Haptics({ state }: { state: TableState }): null {
  useHaptics(state);
  return null;
}

const HAND: OnlineLook = { at: 'hand', Switch: ToTable, Companion: Haptics };

/** A table of the server on a phone beside a television: what one holds, one's tracks, and large buttons. */
export const HandPlace = ({ table }: { table: string }): JSX.Element => <OnlinePlace table={table} look={HAND} />;
