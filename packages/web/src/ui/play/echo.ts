import { computed, useSignal, type ReadonlySignal } from '@preact/signals';
import { useCallback, useMemo } from 'preact/hooks';

/** What happened last is shown until the player reaches for the table: whether it still is, and what ends it. */
interface Echo {
  readonly echo: ReadonlySignal<boolean>;
  readonly reach: () => void;
}

/** Every view has its own: whoever reached for the table before has not seen what came after. */
export function useEcho(view: object): Echo {
  const reached = useSignal<object | null>(null);
  const echo = useMemo(() => computed(() => reached.value !== view), [view]);
  const reach = useCallback(() => {
    reached.value = view;
  }, [view]);
  return { echo, reach };
}
