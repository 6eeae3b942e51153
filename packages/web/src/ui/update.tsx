import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { messages } from '../i18n/index.ts';

const waiting = signal<(() => void) | null>(null);

/** Keeps a new version at hand until somebody asks for it. */
export const offerUpdate = (apply: () => void): void => {
  waiting.value = apply;
};

/** Offers the new version, where nobody is in the middle of a game. */
export function UpdateOffer(): JSX.Element | null {
  const t = messages.value.home;
  const apply = waiting.value;
  if (!apply) return null;
  return (
    <section class="offer" aria-label={t.update}>
      <p>{t.update}</p>
      <button type="button" class="button" onClick={apply}>
        {t.updateNow}
      </button>
    </section>
  );
}

/** Loads whatever version the server has now. A worker that keeps an older one lets go of the page first. */
export async function loadNewVersion(): Promise<void> {
  if (waiting.value) return waiting.value();
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.unregister();
  location.reload();
}
