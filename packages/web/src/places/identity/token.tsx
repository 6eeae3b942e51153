import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { makeToken } from '../../online/identity.ts';
import { copy } from '../../ui/copy.ts';
import { Part, sayOutcome, useSaying } from './part.tsx';

/** What one's programs show. */
export function Token(): JSX.Element {
  const t = messages.value.online;
  const [token, setToken] = useState('');
  const { said, say } = useSaying();
  const make = async (): Promise<void> => {
    const made = await makeToken();
    if ('code' in made) return say(sayOutcome(made.code, ''));
    setToken(made.answer.token);
  };
  const take = async (): Promise<void> => {
    if (await copy(token)) say(t.tokenCopied);
  };
  return (
    <Part title={t.token} help={t.tokenHelp} said={said}>
      {token === '' ? (
        <button type="button" class="button" onClick={() => void make()}>
          {t.makeToken}
        </button>
      ) : (
        <div class="fill">
          <input type="text" readOnly aria-label={t.tokenIs} value={token} />
          <button type="button" class="button" onClick={() => void take()}>
            {t.copyToken}
          </button>
        </div>
      )}
    </Part>
  );
}
