import type { Change } from '@sixfold/host';

const NAME = 'sixfold-tables';

/** Tells the other tabs of this browser which table has just been stored, and hears it from them. */
export interface Changes {
  announce(id: string): void;
  /** Calls back whenever a table may have changed elsewhere. */
  watch(onChange: (change: Change) => void): void;
}

/** Null in browsers that have none. */
const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Tabs are heard at once through a channel; whoever comes back to this tab has it look again in any case. */
export function tabChanges(): Changes {
  const channel = openChannel();
  return {
    announce: (id) => channel?.postMessage(id),
    watch: (onChange) => {
      channel?.addEventListener('message', ({ data }) => onChange({ table: String(data) }));
      const look = (): void => {
        if (document.visibilityState === 'visible') onChange('grown');
      };
      document.addEventListener('visibilitychange', look);
      addEventListener('focus', look);
    },
  };
}
