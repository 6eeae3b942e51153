import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { LANGUAGE_IDS, LANGUAGES } from '../../lib/languages.ts';
import { useHost } from '../../online/me.ts';
import { change, settings, SPEEDS, THEMES } from '../../lib/settings.ts';
import { Choice, Switch, type Option } from '../../ui/choice.tsx';
import { lazyOnlinePart } from '../../ui/lazy-online.tsx';
import { Page } from '../../ui/page.tsx';

const Identity = lazyOnlinePart(async () => (await import('./identity.tsx')).Identity);

const named = <T extends string>(values: readonly T[], names: Record<T, string>): Option<T>[] =>
  values.map((value) => ({ value, name: names[value] }));

const SWITCHES = ['letters', 'motion', 'sound', 'confirm', 'risk'] as const;

export function SettingsPlace(): JSX.Element {
  const t = messages.value.settings;
  const now = settings.value;
  const hasServer = useHost() !== null;
  return (
    <Page title={t.title}>
      <section class="sheet">
        <Choice
          label={t.language}
          options={named(LANGUAGE_IDS, LANGUAGES)}
          value={now.language}
          choose={(language) => change({ language })}
        />
        <Choice
          label={t.theme}
          options={named(THEMES, t.themes)}
          value={now.theme}
          choose={(theme) => change({ theme })}
        />
        <Choice
          label={t.speed}
          options={named(SPEEDS, t.speeds)}
          value={now.speed}
          choose={(speed) => change({ speed })}
        />
        {SWITCHES.map((key) => (
          <Switch
            key={key}
            label={t[key]}
            help={t[`${key}Help`]}
            isOn={now[key]}
            turn={(isOn) => change({ [key]: isOn })}
          />
        ))}
        <p class="help">{t.kept}</p>
      </section>
      {hasServer && <Identity />}
    </Page>
  );
}
