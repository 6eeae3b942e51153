import type { ComponentChildren, JSX } from 'preact';
import { Dialog } from '../dialog.tsx';
import './enlarged.css';

interface EnlargedProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** Something of the table, as large as the screen allows. */
export const Enlarged = ({ title, close, children }: EnlargedProps): JSX.Element => (
  <Dialog title={title} close={close}>
    <div class="enlarged">{children}</div>
  </Dialog>
);
