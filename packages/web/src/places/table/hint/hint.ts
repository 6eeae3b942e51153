import type { Source } from '@sixfold/engine';
import type { ComponentType } from 'preact';
import { messages } from '../../../i18n/index.ts';
import { announce } from '../../../ui/announcer.tsx';
import type { HintCardProps } from './hint-card.tsx';

/** What was found when somebody asked for a hint, as far as it is shown. */
export interface Hint {
  readonly isSearching: boolean;
  /** The suggested move for the surface to show; null for none. */
  readonly move: number | null;
  /** What would count for it. */
  readonly sources: readonly Source[];
  /** What it is expected to bring, by symbol and in whole steps. */
  readonly gains: readonly number[] | null;
  /** What the frame says of it while no card does. */
  readonly text: string;
  /** Shows what is to be said for the move. */
  readonly Card: ComponentType<HintCardProps> | null;
  readonly card: Omit<HintCardProps, 'names' | 'commit'> | null;
  /** What asking once more shows; null where nothing was found yet. */
  readonly more: (() => void) | null;
}

export const NO_HINT: Hint = {
  isSearching: false,
  move: null,
  sources: [],
  gains: null,
  text: '',
  Card: null,
  card: null,
  more: null,
};

/** Says that nobody could be found to think about it. */
export function fail(show: (hint: Hint) => void): void {
  const text = messages.value.table.hintFailed;
  show({ ...NO_HINT, text });
  announce(text);
}
