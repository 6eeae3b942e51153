import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { goInstead } from '../../lib/navigation.ts';
import { recover } from '../../online/identity.ts';
import { Page } from '../../ui/page.tsx';

/** Who one is on another device, carried here by a link. It asks first: the link may have been opened by mistake. */
export function Recover({ secret }: { secret: string }): JSX.Element {
  const t = messages.value.online;
  const [problem, setProblem] = useState('');
  const take = async (): Promise<void> => {
    if (await recover(secret)) goInstead({ at: 'home' });
    else setProblem(t.recoverFailed);
  };
  return (
    <Page title={t.recover}>
      <section class="sheet">
        <p>{t.recoverHelp}</p>
        {problem !== '' && <p role="alert">{problem}</p>}
        <button type="button" class="button is-main is-large" onClick={() => void take()}>
          {t.recoverNow}
        </button>
      </section>
    </Page>
  );
}
