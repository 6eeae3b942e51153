/** Tells the other tabs of this browser which table has just been stored, and hears it from them. */
export interface Changes {
  announce(id: string): void;
  /** Calls back whenever the table may have changed elsewhere; returns how to stop. */
  watch(id: string, onChange: () => void): () => void;
}

const NAME = 'sixfold-tables';

/** Null in browsers that have none. */
const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Tabs are heard at once through a channel; whoever comes back to this tab has it look again in any case. */
export const tabChanges = (): Changes => {
  const channel = openChannel();
  return {
    announce: (id) => channel?.postMessage(id),
    watch: (id, onChange) => {
      const hear = ({ data }: MessageEvent): void => {
        if (data === id) onChange();
      };
      const look = (): void => {
        if (document.visibilityState === 'visible') onChange();
      };
      channel?.addEventListener('message', hear);
      document.addEventListener('visibilitychange', look);
      addEventListener('focus', look);
      return () => {
        channel?.removeEventListener('message', hear);
        document.removeEventListener('visibilitychange', look);
        removeEventListener('focus', look);
      };
    },
  };
};
