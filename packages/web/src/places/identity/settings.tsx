import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { LANGUAGE_IDS, LANGUAGES } from '../../lib/languages.ts';
import { useHost } from '../../online/me.ts';
import { change, PALETTES, settings, SPEEDS, TEXT_SIZES, THEMES } from '../../lib/settings.ts';
import { Choice, Slider, Switch, type Option } from '../../ui/choice.tsx';
import { lazyOnlinePart } from '../../ui/lazy-online.tsx';
import { Page } from '../../ui/page.tsx';

const Identity = lazyOnlinePart(async () => (await import('./identity.tsx')).Identity);

const named = <T extends string>(values: readonly T[], names: Record<T, string>): Option<T>[] =>
  values.map((value) => ({ value, name: names[value] }));

const SWITCHES = ['letters', 'coordinates', 'leftHanded', 'motion', 'sound', 'vibration', 'confirm', 'risk'] as const;

export function SettingsPlace(): JSX.Element {
  const hasServer = useHost() !== null;
  return (
    <Page title={messages.value.settings.title}>
      <SettingsSheet />
      {hasServer && <Identity />}
    </Page>
  );
}

/** What can be set on this device, wherever one is. */
export function SettingsSheet(): JSX.Element {
  const t = messages.value.settings;
  const now = settings.value;
  return (
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
        label={t.textSize}
        options={named(TEXT_SIZES, t.textSizes)}
        value={now.textSize}
        choose={(textSize) => change({ textSize })}
      />
      <Choice
        label={t.palette}
        options={named(PALETTES, t.palettes)}
        value={now.palette}
        choose={(palette) => change({ palette })}
        help={t.paletteHelp}
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
      <Slider label={t.volume} value={now.volume} slide={(volume) => change({ volume })} />
      <p class="help">{t.kept}</p>
    </section>
  );
}
