import { useEffect } from 'preact/hooks';

/** A screen that nobody touches: it stays awake, and whoever touches it nevertheless has it fill the screen. */
export function useScreen(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    // The system takes it away whenever the page is hidden. Over plain HTTP there is none.
    const stayAwake = (): void => {
      if (document.visibilityState === 'visible') lock = askWakeLock();
    };
    stayAwake();
    document.addEventListener('visibilitychange', stayAwake);
    document.addEventListener('click', fillScreen);
    return () => {
      document.removeEventListener('visibilitychange', stayAwake);
      document.removeEventListener('click', fillScreen);
      void lock.then((held) => held?.release());
    };
  }, []);
}

const askWakeLock = async (): Promise<WakeLockSentinel | null> =>
  'wakeLock' in navigator ? await navigator.wakeLock.request('screen').catch(() => null) : null;

function fillScreen(): void {
  if (document.fullscreenElement === null) void document.documentElement.requestFullscreen?.().catch(() => undefined);
}
