import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { forgetMe, signOutElsewhere } from '../../online/identity.ts';
import { tellNoMore } from '../../online/notices.ts';
import { Sure } from '../../ui/sure.tsx';
import { Part, sayOutcome, useSaying } from './part.tsx';

/** For a device that was lost or lent. */
export function SignOut({ onDone }: { onDone: () => void }): JSX.Element {
  const t = messages.value.online;
  const { said, say } = useSaying();
  const leave = async (): Promise<void> => {
    const why = await signOutElsewhere();
    if (why === null) onDone();
    say(sayOutcome(why, t.signedOut));
  };
  return (
    <Part title={t.elsewhere} help={t.signOutHelp} said={said}>
      <Sure text={t.signOut} act={() => void leave()} />
    </Part>
  );
}

/** The end of it all: it says what goes, here and there, and what stays. What came of it is said where it was. */
export function Forget({ say }: { say: (text: string) => void }): JSX.Element {
  const t = messages.value.online;
  const forget = async (): Promise<void> => {
    // Else this device would be told of the turns of whoever is somebody here next.
    await tellNoMore();
    say(sayOutcome(await forgetMe(), t.forgotten));
  };
  return (
    <Part title={t.forget} help={t.forgetThere} said="">
      <p class="help">{t.forgetHere}</p>
      <Sure text={t.forget} help={t.forgetHelp} act={() => void forget()} />
    </Part>
  );
}
