import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { makeLasting, makeRecovery, revokeLasting, type Answered } from '../../online/identity.ts';
import { host } from '../../online/me.ts';
import { LinkBox } from '../../ui/link-box.tsx';
import { Sure } from '../../ui/sure.tsx';
import { Part, sayOutcome, useSaying } from './part.tsx';

/** A secret that is shown until the place is left, and a way to make one. */
function useSecret(make: () => Promise<Answered<{ secret: string }>>) {
  const [secret, setSecret] = useState('');
  const { said, say } = useSaying();
  const create = async (): Promise<void> => {
    const made = await make();
    if ('code' in made) return say(sayOutcome(made.code, ''));
    say('');
    setSecret(made.answer.secret);
  };
  return { secret, create: () => void create(), hide: () => setSecret(''), said, say };
}

/** The link is shown as a code too: most people's other device has a camera. */
export function Recovery(): JSX.Element {
  const t = messages.value.online;
  const { secret, create, said } = useSecret(makeRecovery);
  return (
    <Part title={t.recovery} help={t.recoveryHelp} said={said}>
      {secret === '' ? (
        <button type="button" class="button" onClick={create}>
          {t.makeRecovery}
        </button>
      ) : (
        <LinkBox key={secret} to={{ at: 'recover', secret }} label={t.recoveryLink} isCodeOpen />
      )}
    </Part>
  );
}

/** For the day on which no device is left; shown once, since nobody keeps it but who writes it down. */
export function Lasting(): JSX.Element {
  const t = messages.value.online;
  const { secret, create, hide, said, say } = useSecret(makeLasting);
  const revoke = async (): Promise<void> => {
    const why = await revokeLasting();
    if (why === null) hide();
    say(sayOutcome(why, t.revoked));
  };
  const isThere = host.value?.hasLasting ?? false;
  return (
    <Part title={t.lasting} help={t.lastingHelp} said={said}>
      {secret !== '' && isThere && <Written secret={secret} />}
      {secret === '' && isThere && <p>{t.lastingThere}</p>}
      {(secret === '' || !isThere) && (
        <button type="button" class="button" onClick={create}>
          {t.makeLasting}
        </button>
      )}
      {isThere && <Sure text={t.revoke} act={() => void revoke()} />}
    </Part>
  );
}

/** The link in letters, to be written down. */
function Written({ secret }: { secret: string }): JSX.Element {
  const t = messages.value.online;
  const to = { at: 'recover', secret } as const;
  return (
    <>
      <p>
        <strong>{t.lastingOnce}</strong>
      </p>
      <p class="secret">{addressOf(to)}</p>
      <LinkBox to={to} label={t.lasting} />
    </>
  );
}
