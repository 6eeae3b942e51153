import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { HOOK_SHAPES, keepHook, keepWish, removeHook, type Hook, type NoticeWish } from '../../online/notices.ts';
import { Choice } from '../../ui/choice.tsx';
import { sayOutcome } from './part.tsx';

interface HookProps {
  /** The one that is set. */
  readonly hook: Hook | null;
  readonly wish: NoticeWish;
  readonly say: (text: string) => void;
}

/** An address that the server writes to, where the host allows it. */
export function HookForm({ hook, wish, say }: HookProps): JSX.Element {
  const t = messages.value.notices;
  const [{ shape, url }, setHook] = useState<Hook>(hook ?? { shape: 'ntfy', url: '' });
  const [isSet, setSet] = useState(hook !== null);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const why = (await keepHook({ shape, url: url.trim() })) ?? (await keepWish(wish));
    setSet(isSet || why === null);
    say(why === 'not-understood' ? t.badHook : sayOutcome(why, t.kept));
  };
  const remove = async (): Promise<void> => {
    const why = await removeHook();
    setSet(why !== null);
    say(sayOutcome(why, t.removed));
  };
  return (
    <form class="sit hook" onSubmit={(event) => void save(event)}>
      <Choice
        label={t.hook}
        help={t.hookHelp}
        options={HOOK_SHAPES.map((value) => ({ value, name: t.shapes[value] }))}
        value={shape}
        choose={(next) => setHook({ shape: next, url })}
      />
      <label class="field">
        {t.address}
        <input
          type="url"
          required
          placeholder="https://"
          autocomplete="off"
          value={url}
          onInput={(event) => setHook({ shape, url: event.currentTarget.value })}
        />
      </label>
      <div class="buttons">
        <button type="submit" class="button">
          {t.save}
        </button>
        {isSet && (
          <button type="button" class="button" onClick={() => void remove()}>
            {t.remove}
          </button>
        )}
      </div>
    </form>
  );
}
