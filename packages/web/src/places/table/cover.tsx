import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { Heading } from '../../ui/heading.tsx';

/** Hides the whole table until the next person has the device. */
export function Cover({ name, uncover }: { name: string; uncover: () => void }): JSX.Element {
  const t = messages.value.table;
  return (
    <div class="cover">
      <Heading text={t.cover(name)} isFocused />
      <p>{t.coverHelp}</p>
      <button type="button" class="button is-main is-large" onClick={uncover}>
        {t.uncover(name)}
      </button>
    </div>
  );
}
