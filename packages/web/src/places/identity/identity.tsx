import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { PARTS } from '../../i18n/parts.ts';
import { PLACE_PARTS } from '../../i18n/place-parts.ts';
import { host } from '../../online/me.ts';
import '../../style/online.css';
import { lazyPart, named } from '../../ui/lazy.tsx';
import { Lasting, Recovery } from './links.tsx';
import { Forget, SignOut } from './leaving.tsx';
import { NameField } from './name-field.tsx';
import { useSaying } from './part.tsx';
import { Token } from './token.tsx';
import { useName } from './use-name.ts';

const BlockedPeople = lazyPart(named(() => import('./blocked-people.tsx'), 'BlockedPeople', PARTS.company));
const Holidays = lazyPart(named(() => import('./holidays.tsx'), 'Holidays', PARTS.company));
const Notices = lazyPart(named(() => import('./notices.tsx'), 'Notices', PLACE_PARTS.notices));

/** Who one is for others: a name, the ways to other devices, a token for programs, and the end of it all. */
export function Identity(): JSX.Element {
  const t = messages.value.online;
  const isKnown = (host.value?.name ?? null) !== null;
  const { said, say } = useSaying();
  // What was shown before is void then.
  const [signedOut, setSignedOut] = useState(0);
  return (
    <section class="sheet identity">
      <h2>{t.about}</h2>
      <NameForm key={String(isKnown)} say={say} />
      {said !== '' && <p>{said}</p>}
      {isKnown && <Notices key={`notices-${signedOut}`} />}
      {isKnown && <Holidays />}
      {isKnown && <BlockedPeople />}
      {isKnown && <Recovery key={`link-${signedOut}`} />}
      {isKnown && <Lasting />}
      {isKnown && <Token key={`token-${signedOut}`} />}
      {isKnown && <SignOut onDone={() => setSignedOut(signedOut + 1)} />}
      {isKnown && <Forget say={say} />}
    </section>
  );
}

function NameForm({ say }: { say: (text: string) => void }): JSX.Element {
  const t = messages.value.online;
  const { name, change, settle } = useName();
  const save = async (): Promise<void> => say((await settle()) || t.renamed);
  const submit = (event: Event): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form class="sit" onSubmit={submit}>
      <NameField name={name} change={change} />
      <button type="submit" class="button">
        {t.rename}
      </button>
    </form>
  );
}
