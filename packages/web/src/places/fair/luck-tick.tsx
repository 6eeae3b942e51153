import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import type { TableState } from '../../session/state.ts';
import { Dialog } from '../../ui/dialog.tsx';
import './fair.css';
import { FairSheet } from './fair-sheet.tsx';
import { useVerdict } from './use-verdict.ts';

interface LuckTickProps {
  readonly state: TableState;
  readonly face: Face;
  readonly names: readonly string[];
}

/** A tick where luck was checked just now, which explains itself; a warning where it is not what was committed to. */
export function LuckTick({ state, face, names }: LuckTickProps): JSX.Element | null {
  const t = messages.value;
  const { verdict, ply } = useVerdict(state, face);
  const [isOpen, setOpen] = useState(false);
  const { info } = state;
  if (verdict === 'wrong')
    return (
      <p class="luck-wrong" role="alert">
        {t.fair.wrong}
      </p>
    );
  if (verdict !== 'checked' || !info.fair) return null;
  return (
    <>
      <button
        type="button"
        class="luck-tick"
        data-ply={ply}
        aria-label={t.fair.checked}
        title={t.fair.checked}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {/* Drawn anew, so that it is seen to move, for each ply that was checked. */}
        <span key={ply} aria-hidden="true">
          ✓
        </span>
      </button>
      {isOpen && (
        <Dialog title={t.table.fairLuck} close={() => setOpen(false)}>
          <FairSheet info={info} fair={info.fair} names={names} />
        </Dialog>
      )}
    </>
  );
}
