import type { JSX } from 'preact';
import { MoveButton } from '../../ui/play/move-button.tsx';

interface DeedProps {
  readonly label: string;
  readonly note?: string;
  readonly isOn: boolean;
  readonly isMain?: boolean;
  readonly press: () => void;
}

/** A large button for what can be done with a bag or a cup; without effect while it cannot. */
export const Deed = ({ label, note = '', isOn, isMain = false, press }: DeedProps): JSX.Element => (
  <MoveButton
    label={label}
    note={note}
    isOn={isOn}
    isMain={isMain && isOn}
    isHinted={false}
    press={() => isOn && press()}
  />
);
