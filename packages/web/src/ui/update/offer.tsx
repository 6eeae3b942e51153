import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { newVersion } from './waiting.ts';

/** Offers the new version, where nobody is in the middle of a game. */
export function UpdateOffer({ apply }: { apply: () => void }): JSX.Element {
  const t = messages.value.start;
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
  if (newVersion.value) return newVersion.value();
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.unregister();
  location.reload();
}
