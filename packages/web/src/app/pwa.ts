import { root } from '../lib/root.ts';

/** Asks the page to offer a new version; `apply` switches to it and loads the page anew. */
export type OnUpdate = (apply: () => void) => void;

/**
 * Makes the page work offline. A new version waits until somebody asks for it: `onUpdate` may be called in the middle of
 * a game, so keep `apply` and offer it where nobody is interrupted. Without a secure context (a phone in the local
 * network) there is no service worker: then this does nothing.
 */
export function registerPwa(onUpdate: OnUpdate): void {
  reloadOnMissingParts();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the page, so that what is needed first is loaded first.
  if (document.readyState === 'complete') void register(onUpdate);
  else addEventListener('load', () => void register(onUpdate), { once: true });
}

async function register(onUpdate: OnUpdate): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(new URL('sw.js', root()), { updateViaCache: 'none' });
    watch(registration, onUpdate);
    // A tab that stays open for days looks for a new version when somebody comes back to it.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    });
  } catch {
    // Refused, for instance in a private window: the page works as long as there is a network.
  }
}

function watch(registration: ServiceWorkerRegistration, onUpdate: OnUpdate): void {
  const offer = (worker: ServiceWorker): void => onUpdate(() => switchTo(worker));
  // Without a controller this is the first visit, and nothing old is to be replaced.
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
}

/** Only the tab that asked for it loads anew; others go on until their players do. */
function switchTo(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage({ type: 'SKIP_WAITING' });
}

const RELOADED = 'sixfold-reloaded';
const A_MINUTE = 60_000;

/** Another tab may have switched to a new version, whose parts have other names: loading anew finds them. */
function reloadOnMissingParts(): void {
  addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  try {
    // Without a network this would go on for ever, and the page would be gone.
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < A_MINUTE) return;
    const { ok } = await fetch(root(), { method: 'HEAD', cache: 'no-store' });
    if (!ok) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  } catch {
    // Nobody answers; or storage is refused, so that one reload could not be told from the next.
  }
}
