import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { Invitation } from './invitation.tsx';

/** Whoever opened the board asks the others in first. */
const isNew = ({ you, seats, news }: TableInfo): boolean =>
  you !== null && (seats[you]?.isHost ?? false) && !news.some(({ what, seat }) => what === 'sat' && seat !== you);

/** At a score board nobody is waited for: how the others get here stays at hand while there are free seats. */
export function InviteMore({ info }: { info: TableInfo }): JSX.Element | null {
  const t = messages.value.online;
  const [isOpen, setOpen] = useState(isNew(info));
  if (info.seats.every(({ kind }) => kind !== 'open')) return null;
  return (
    <>
      <button type="button" class="button is-quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MoreIcon name="add" />
        <span class="button-text">{t.invitation}</span>
      </button>
      {isOpen && (
        <Dialog title={messages.value.scores.title} close={() => setOpen(false)}>
          <Invitation info={info} />
        </Dialog>
      )}
    </>
  );
}
