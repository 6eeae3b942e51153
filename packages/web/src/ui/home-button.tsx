import type { JSX } from 'preact';
import { messages } from '../i18n/index.ts';
import { addressOf, place } from '../lib/navigation.ts';
import { waiting } from '../lib/waiting.ts';
import { Icon } from './icon.tsx';

/** The way home, with the number of other tables that wait for the person at the screen. */
export function HomeButton({ label }: { label: string }): JSX.Element {
  const t = messages.value.app;
  const at = place.value;
  const count = waiting.value.filter((table) => !('table' in at) || at.table !== table).length;
  return (
    <a
      class="button is-quiet is-round home-button"
      href={addressOf({ at: 'home' })}
      aria-label={count > 0 ? `${label}, ${t.waiting(count)}` : label}
    >
      <Icon name="back" />
      {count > 0 && <span class="badge">{count}</span>}
    </a>
  );
}
