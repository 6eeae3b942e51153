import { LONGEST_NAME } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';

/** What the others are to call the person at the screen. */
export function NameField({ name, change }: { name: string; change: (name: string) => void }): JSX.Element {
  const t = messages.value.online;
  return (
    <label class="field">
      {t.name}
      <input
        type="text"
        required
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        value={name}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <small>{t.nameHelp}</small>
    </label>
  );
}
