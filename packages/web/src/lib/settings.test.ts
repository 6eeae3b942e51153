import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let stored: string | null = null;
/** What the system asks for, which it may change. */
let isLight = false;
let changed: () => void = () => {};

/** A fresh page: the settings are read when the module is. */
async function openPage(languages: string[], isLightAtFirst: boolean): Promise<typeof import('./settings.ts')> {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  isLight = isLightAtFirst;
  vi.stubGlobal('matchMedia', () => ({
    matches: isLight,
    addEventListener: (_type: string, react: () => void) => (changed = react),
  }));
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: (_key: string, text: string) => (stored = text) });
  vi.stubGlobal('document', { documentElement: { lang: '', dataset: {} } });
  return import('./settings.ts');
}

beforeEach(() => {
  stored = null;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('language and theme follow the browser, sound is on, as soon as browsers let it be', async () => {
  const { settings, applySettings } = await openPage(['xx-XX', 'de-AT', 'en'], true);
  expect(settings.value).toMatchObject({ language: 'de', theme: 'system', sound: true, motion: true, letters: false });
  applySettings();
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light' });
});

test('the theme follows the system for as long as none is chosen', async () => {
  const { applySettings, change } = await openPage(['en'], true);
  applySettings();
  isLight = false;
  changed();
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark' });
  change({ theme: 'light' });
  changed();
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light' });
});

test('English for those who know none of the languages', async () => {
  const { settings } = await openPage(['xx'], false);
  expect(settings.value).toMatchObject({ language: 'en', theme: 'system' });
});

test('what is set is kept, and put where the style sheets find it', async () => {
  const first = await openPage(['en'], false);
  first.applySettings();
  first.change({ theme: 'contrast', letters: true });
  expect(document.documentElement.dataset).toMatchObject({ theme: 'contrast', letters: 'true' });
  const second = await openPage(['en'], false);
  expect(second.settings.value).toMatchObject({ theme: 'contrast', letters: true, sound: true });
});

test('nonsense in the store is as good as nothing', async () => {
  stored = '{';
  const { settings } = await openPage(['en'], false);
  expect(settings.value.speed).toBe('normal');
});
