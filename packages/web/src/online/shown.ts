import { lockOf } from '../push/notices.ts';

/** Holds the table's lock until the signal, so that a tap on a notice finds this tab. */
export function holdShown(table: string, signal: AbortSignal): void {
  const hold = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  // Without a secure context there are neither locks nor notices.
  navigator.locks?.request(lockOf(table), { mode: 'shared', signal }, hold).catch(() => undefined);
}

/** What is said of a table need not be said any longer to whoever looks at it. */
export async function clearNotices(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications?.()) ?? [];
  const done = shown.filter(({ tag }) => tag === table);
  for (const notice of done) notice.close();
  const left = shown.length - done.length;
  if (done.length > 0) await navigator.setAppBadge?.(left);
}
