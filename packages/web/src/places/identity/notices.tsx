import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { LANGUAGE_IDS, LANGUAGES } from '../../lib/languages.ts';
import { settings } from '../../lib/settings.ts';
import {
  isTold,
  keepWish,
  pushProblem,
  readNotices,
  tellNoMore,
  tellThisDevice,
  zoneHere,
  type NoticesKept,
  type NoticeWish,
  type PushProblem,
} from '../../online/notices.ts';
import { Choice, Switch } from '../../ui/choice.tsx';
import { useLoaded } from '../../ui/lazy.tsx';
import { HookForm } from './hook-form.tsx';
import { Part, sayOutcome, useSaying } from './part.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { sayPush } from './say-push.ts';

interface Known {
  readonly kept: NoticesKept;
  /** Whether this device is told. */
  readonly isHere: boolean;
}

async function load(): Promise<Known | null> {
  const kept = await readNotices();
  return kept && { kept, isHere: await isTold(kept) };
}

/** Whether and how one is told of one's turns while no page is open; nothing where the server tells nobody. */
export function Notices(): JSX.Element | null {
  const { loaded } = useLoaded(load, '');
  return loaded && 'value' in loaded && loaded.value ? <NoticeForm known={loaded.value} /> : null;
}

/** Before anything was chosen, the language and the clock of this device are meant. */
function firstWish({ kept }: Known): NoticeWish {
  const { language, quiet, devices, webhook } = kept;
  const isNew = devices.length === 0 && webhook === null && quiet === null;
  return { language: isNew ? settings.peek().language : language, zone: zoneHere(), quiet };
}

function NoticeForm({ known }: { known: Known }): JSX.Element {
  const t = messages.value.notices;
  const [wish, setWish] = useState(firstWish(known));
  const [isHere, setHere] = useState(known.isHere);
  const { said, say } = useSaying();
  const keep = async (next: NoticeWish): Promise<void> => {
    setWish(next);
    say(sayOutcome(await keepWish(next), t.kept));
  };
  const turn = async (isOn: boolean): Promise<void> => {
    const why = isOn ? await tellThisDevice(known.kept, wish) : await tellNoMore();
    if (why === null) setHere(isOn);
    say(sayPush(why, isOn ? t.isOn : t.isOff));
  };
  return (
    <Part title={t.title} help={t.help} said={said}>
      <Device problem={pushProblem()} isHere={isHere} hasHooks={known.kept.hasWebhooks} turn={(on) => void turn(on)} />
      <Choice
        label={t.language}
        options={LANGUAGE_IDS.map((value) => ({ value, name: LANGUAGES[value] }))}
        value={wish.language}
        choose={(language) => void keep({ ...wish, language })}
      />
      <QuietHours quiet={wish.quiet} zone={wish.zone} change={(quiet) => void keep({ ...wish, quiet })} />
      {known.kept.hasWebhooks && <HookForm hook={known.kept.webhook} wish={wish} say={say} />}
    </Part>
  );
}

interface DeviceProps {
  readonly problem: PushProblem | null;
  readonly isHere: boolean;
  readonly hasHooks: boolean;
  readonly turn: (isOn: boolean) => void;
}

function Device({ problem, isHere, hasHooks, turn }: DeviceProps): JSX.Element {
  const t = messages.value.notices;
  if (problem === null) return <Switch label={t.here} help={t.hereHelp} isOn={isHere} turn={turn} />;
  return (
    <>
      <p>{t.why[problem]}</p>
      <p class="help">{hasHooks ? `${t.instead} ${t.insteadHook}` : t.instead}</p>
    </>
  );
}
