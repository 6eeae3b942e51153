import { useEffect } from 'preact/hooks';

/** Keeps the screen on, where the browser can: whoever watches others think does not touch it. */
export function useAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let isWanted = true;
    let held: WakeLockSentinel | null = null;
    // The browser lets go of it by itself when the page is hidden.
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      held = await navigator.wakeLock.request('screen').catch(() => null);
      if (!isWanted) await held?.release();
    };
    const onChange = (): void => void hold();
    void hold();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', onChange);
      void held?.release();
    };
  }, [isOn]);
}
