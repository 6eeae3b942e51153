import type { ComponentChildren, JSX } from 'preact';
import type { TileController } from './controller.ts';

interface BoardSheetProps {
  readonly controller: Pick<TileController, 'seen'>;
  readonly look?: string;
  readonly children: ComponentChildren;
}

/**
 * A picture over the board. What changes often, or moves by itself, is drawn on one: the board is then not painted anew
 * with it, and a whole sheet fades or lands without a turn of the page's own thread.
 */
export const Sheet = ({ controller, look = '', children }: BoardSheetProps): JSX.Element => (
  <svg class={`tiles-sheet ${look}`} viewBox={controller.seen} aria-hidden="true">
    {children}
  </svg>
);
