import { useEffect } from 'preact/hooks';
import { Attention } from '../../online/attention.ts';
import { connection, link } from '../../online/connection.ts';
import { clearNotices, holdShown } from '../../online/shown.ts';

const DEEDS = ['pointerdown', 'pointermove', 'keydown'];

/** A connection that is lost knows nothing; the next one is told. */
const tellOf = (table: string) => (idle: number | null) => {
  if (link.peek() === 'open') {
    connection()
      .ask('attend', { table, idle })
      .catch(() => undefined);
  }
};

function later(delay: number, act: () => void): () => void {
  const timer = setTimeout(act, delay);
  return () => clearTimeout(timer);
}

/** Watches whether somebody looks at the table until the signal, and has the server know. */
function watch(table: string, signal: AbortSignal): void {
  const attention = new Attention({ now: () => performance.now(), later, say: tellOf(table) });
  const turn = (): void => {
    if (document.visibilityState === 'hidden') return attention.hide();
    attention.show();
    void clearNotices(table).catch(() => undefined);
  };
  for (const deed of DEEDS) addEventListener(deed, () => attention.act(), { passive: true, signal });
  document.addEventListener('visibilitychange', turn, { signal });
  turn();
  const unlink = link.subscribe((state) => state === 'open' && attention.connect());
  signal.addEventListener('abort', () => {
    unlink();
    attention.hide();
  });
}

/** Whoever sits at a table and looks at it needs no notice of it. */
export function useAttention(table: string, isSeated: boolean): void {
  useEffect(() => {
    if (!isSeated) return;
    const leaving = new AbortController();
    holdShown(table, leaving.signal);
    watch(table, leaving.signal);
    return () => leaving.abort();
  }, [table, isSeated]);
}
