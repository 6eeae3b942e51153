import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { settings } from '../../lib/settings.ts';
import { rememberAsked } from '../../online/asked.ts';
import { isTold, pushProblem, readNotices, tellThisDevice, zoneHere } from '../../online/notices.ts';
import type { NoticesKept } from '../../online/notices.ts';
import { announce } from '../../ui/announcer.tsx';
import { useLoaded } from '../../ui/lazy.tsx';
import { sayPush } from './say-push.ts';

/** Null where the server tells nobody, and where this device is told already. */
async function load(): Promise<NoticesKept | null> {
  const kept = await readNotices();
  return kept && !(await isTold(kept)) ? kept : null;
}

/** Asks once on each device whether it is to tell of turns; where it cannot, it says why. */
export function NoticeAsk(): JSX.Element | null {
  const { loaded } = useLoaded(load, '');
  const [isOpen, setOpen] = useState(true);
  const close = (): void => {
    rememberAsked();
    setOpen(false);
  };
  if (!isOpen || !loaded || !('value' in loaded) || !loaded.value) return null;
  return <Question kept={loaded.value} close={close} />;
}

function Question({ kept, close }: { kept: NoticesKept; close: () => void }): JSX.Element {
  const t = messages.value.notices;
  const problem = pushProblem();
  const [said, setSaid] = useState(problem === null ? '' : t.why[problem]);
  useEffect(() => announce(said || t.ask), [said]);
  const accept = async (): Promise<void> => {
    const wish = { language: settings.peek().language, zone: zoneHere(), quiet: kept.quiet };
    setSaid(sayPush(await tellThisDevice(kept, wish), t.isOn));
  };
  const no = <Answer act={close}>{said === '' ? t.askNo : t.close}</Answer>;
  return (
    <aside class="guide offer-card" aria-label={t.title}>
      <p>{said || t.ask}</p>
      <div class="buttons">
        {said === '' ? (
          <Answer isMain act={() => void accept()}>
            {t.askYes}
          </Answer>
        ) : (
          <a class="button" href={addressOf({ at: 'settings' })} onClick={rememberAsked}>
            {t.askElsewhere}
          </a>
        )}
        {no}
      </div>
    </aside>
  );
}

interface AnswerProps {
  readonly isMain?: boolean;
  readonly act: () => void;
  readonly children: ComponentChildren;
}

const Answer = ({ isMain = false, act, children }: AnswerProps): JSX.Element => (
  <button type="button" class={isMain ? 'button is-main' : 'button'} onClick={act}>
    {children}
  </button>
);
