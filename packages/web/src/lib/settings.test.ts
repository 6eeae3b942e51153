import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let stored: string | null = null;

/** A fresh page: the settings are read when the module is. */
async function openPage(languages: string[], isLight: boolean): Promise<typeof import('./settings.ts')> {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('matchMedia', () => ({ matches: isLight }));
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

test('language and theme follow the browser, sound is off', async () => {
  const { settings } = await openPage(['xx-XX', 'de-AT', 'en'], true);
  expect(settings.value).toMatchObject({ language: 'de', theme: 'light', sound: false, motion: true, letters: false });
});

test('English for those who know none of the languages', async () => {
  const { settings } = await openPage(['xx'], false);
  expect(settings.value).toMatchObject({ language: 'en', theme: 'dark' });
});

test('what is set is kept, and put where the style sheets find it', async () => {
  const first = await openPage(['en'], false);
  first.applySettings();
  first.change({ theme: 'contrast', letters: true });
  expect(document.documentElement.dataset).toMatchObject({ theme: 'contrast', letters: 'true' });
  const second = await openPage(['en'], false);
  expect(second.settings.value).toMatchObject({ theme: 'contrast', letters: true, sound: false });
});

test('nonsense in the store is as good as nothing', async () => {
  stored = '{';
  const { settings } = await openPage(['en'], false);
  expect(settings.value.speed).toBe('normal');
});
