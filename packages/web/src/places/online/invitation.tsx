import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { LinkBox } from '../../ui/link-box.tsx';

/** Whether the page was opened by a name that means another machine to everybody else. */
const isOnlyHere = (): boolean => /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

/** Where there is room, the code is there to be scanned without a tap. */
const hasRoom = (): boolean => matchMedia('(min-width: 48rem)').matches;

const TOLD = 'sixfold-plain-http';

/** Whether to say what a page without a secure connection cannot do: once on a device. */
function isToBeTold(): boolean {
  if (isSecureContext) return false;
  try {
    const isNew = localStorage.getItem(TOLD) === null;
    localStorage.setItem(TOLD, '');
    return isNew;
  } catch {
    return false;
  }
}

/** The one link that seats whoever opens it. */
export function Invitation({ info: { table, seats, invite } }: { info: TableInfo }): JSX.Element {
  const t = messages.value.online;
  const [isPlainTold] = useState(isToBeTold);
  const awaited = seats.flatMap(({ kind, name }) => (kind === 'open' && name !== '' ? [name] : []));
  return (
    <section class="sheet invitation">
      <h2>{t.invitation}</h2>
      <p class="help">{t.inviteHelp}</p>
      <LinkBox
        to={{ at: 'online', table, ...(invite !== undefined && { invite }) }}
        label={t.invitation}
        isMain
        isCodeOpen={hasRoom()}
      />
      {awaited.length > 0 && <p>{t.waitingFor(awaited.join(', '))}</p>}
      {isOnlyHere() && <p class="help">{t.onlyHere}</p>}
      {isPlainTold && <p class="help">{t.plainHttp}</p>}
    </section>
  );
}
