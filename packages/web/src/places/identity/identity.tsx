import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { forgetMe, makeRecovery, makeToken } from '../../online/identity.ts';
import { host } from '../../online/me.ts';
import '../../style/online.css';
import { announce } from '../../ui/announcer.tsx';
import { copy } from '../../ui/copy.ts';
import { LinkBox } from '../../ui/link-box.tsx';
import { NameField } from './name-field.tsx';
import { Sure } from '../../ui/sure.tsx';
import { useName } from './use-name.ts';

/** Who one is for others: a name, the way to another device, a token for programs, and the end of it all. */
export function Identity(): JSX.Element {
  const t = messages.value.online;
  const isKnown = (host.value?.name ?? null) !== null;
  const [said, setSaid] = useState('');
  const say = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  const forget = async (): Promise<void> => say((await forgetMe()) ? t.forgotten : t.offline);
  return (
    <section class="sheet identity">
      <h2>{t.about}</h2>
      <NameForm say={say} />
      {isKnown && <Recovery say={say} />}
      {isKnown && <Token say={say} />}
      {isKnown && <Sure text={t.forget} help={t.forgetHelp} act={() => void forget()} />}
      {said !== '' && <p class="help">{said}</p>}
    </section>
  );
}

interface PartProps {
  readonly say: (text: string) => void;
}

function NameForm({ say }: PartProps): JSX.Element {
  const t = messages.value.online;
  const { name, change, settle } = useName();
  const save = async (): Promise<void> => say((await settle()) ? t.renamed : t.badName);
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

/** The link is shown as a code too: most people's other device has a camera. */
function Recovery({ say }: PartProps): JSX.Element {
  const t = messages.value.online;
  const [secret, setSecret] = useState('');
  const make = async (): Promise<void> => {
    const made = await makeRecovery();
    if (made === null) return say(t.offline);
    setSecret(made);
  };
  return (
    <div class="identity-part">
      <h3>{t.recovery}</h3>
      <p class="help">{t.recoveryHelp}</p>
      {secret === '' ? (
        <button type="button" class="button" onClick={() => void make()}>
          {t.makeRecovery}
        </button>
      ) : (
        <LinkBox to={{ at: 'recover', secret }} label={t.recoveryLink} isCodeOpen />
      )}
    </div>
  );
}

function Token({ say }: PartProps): JSX.Element {
  const t = messages.value.online;
  const [token, setToken] = useState('');
  const make = async (): Promise<void> => {
    const made = await makeToken();
    if (made === null) return say(t.offline);
    setToken(made);
  };
  const take = async (): Promise<void> => {
    if (await copy(token)) say(t.tokenCopied);
  };
  return (
    <div class="identity-part">
      <h3>{t.token}</h3>
      <p class="help">{t.tokenHelp}</p>
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
    </div>
  );
}
