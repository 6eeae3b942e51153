import { LONGEST_NAME } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';

interface NameFieldProps {
  readonly name: string;
  readonly change: (name: string) => void;
  /** Whether it is what one is here for. */
  readonly isFocused?: boolean;
}

/** What the others are to call the person at the screen. */
export function NameField({ name, change, isFocused = false }: NameFieldProps): JSX.Element {
  const t = messages.value.online;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, []);
  return (
    <label class="field">
      {t.name}
      <input
        ref={field}
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
