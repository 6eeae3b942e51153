import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { View } from '@sixfold/engine';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Gains } from '../../ui/play/tracks.tsx';

/** A move that is tried by key; void once the table has changed. */
export function useTrying(view: View): { readonly tried: number | null; readonly show: (move: number | null) => void } {
  const [trial, setTrial] = useState<{ readonly view: View; readonly move: number | null } | null>(null);
  return { tried: trial?.view === view ? trial.move : null, show: (move) => setTrial({ view, move }) };
}

/** What the move in the player's hand would score; without a hint stands what the surface shows. */
export function useGains(
  view: View,
  hinted: readonly number[] | null,
): {
  readonly gains: ReadonlySignal<Gains | null>;
  readonly showGains: (points: readonly number[] | null) => void;
} {
  const gains = useSignal<Gains | null>(null);
  const showGains = useCallback(
    (points: readonly number[] | null) => {
      gains.value = points && { view, points };
    },
    [view],
  );
  useEffect(() => {
    if (hinted) showGains(hinted);
  }, [hinted]);
  return { gains, showGains };
}
