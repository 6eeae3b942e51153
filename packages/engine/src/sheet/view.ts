import { sharedView, type View } from '../contract/view.ts';
import type { SheetPosition } from './position.ts';

/** A score sheet lies open: every seat, and a spectator, sees the same. */
export interface SheetView extends View {
  /** What tells it from a view of the game itself. */
  readonly isSheet: true;
  /** Whether the turn that is on is one on top. */
  readonly isBonus: boolean;
}

export const view = (position: SheetPosition, seat: number | null): SheetView => ({
  ...sharedView(position, seat),
  isSheet: true,
  isBonus: position.isBonus,
});

/** Whether the view is one of a score sheet. */
export const isSheetView = (other: View): other is SheetView => 'isSheet' in other;
