import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '../lib/settings.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { LanguageFile, Part } from './parts.ts';

const LANGUAGES = { de, en };
const GAMES = ['board', 'dice'] as const;
/** Files that cannot be read. */
const missing = new Set<string>();

/** A part as the build cuts it; the tests' own files are whole. */
function cut(language: Language, part: Part): LanguageFile {
  const sections = Object.entries(LANGUAGES[language]).filter(
    ([section]) => (GAMES.find((game) => game === section) ?? 'shared') === part,
  );
  return { texts: Object.fromEntries(sections) };
}

const filesOf = (part: Part): Record<string, () => Promise<LanguageFile>> =>
  Object.fromEntries(
    (['de', 'en'] as const).map((language) => [
      `./${language}.ts`,
      async () => {
        if (missing.has(`${language} ${part}`)) throw new Error('offline');
        return cut(language, part);
      },
    ]),
  );

vi.mock('./parts.ts', () => ({
  FILES: Object.fromEntries((['shared', ...GAMES] as const).map((part) => [part, filesOf(part)])),
}));

/** A fresh page in German. */
async function openPage(): Promise<typeof import('./index.ts') & { set: (language: Language) => void }> {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: ['de'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const page = await import('./index.ts');
  const { change } = await import('../lib/settings.ts');
  await page.speak();
  return { ...page, set: (language) => change({ language }) };
}

beforeEach(() => missing.clear());

test('the page speaks the language that is set, and of the games that were opened', async () => {
  const { messages, speakOf } = await openPage();
  expect(messages.value.home).toEqual(de.home);
  expect(messages.value.dice).toBeUndefined();
  await speakOf('dice');
  expect(messages.value.dice).toEqual(de.dice);
  expect(messages.value.board).toBeUndefined();
});

test('another language brings the words of all games that were opened', async () => {
  const { messages, speak, speakOf, set } = await openPage();
  await Promise.all([speakOf('board'), speakOf('dice')]);
  set('en');
  await speak();
  expect(messages.value).toMatchObject({ home: { play: en.home.play }, board: { isStart: en.board.isStart } });
  expect(messages.value.dice.roll).toBe(en.dice.roll);
});

test('who changes the language while a game is opened gets the game in the new one', async () => {
  const { messages, speak, speakOf, set } = await openPage();
  const opened = speakOf('dice');
  set('en');
  await Promise.all([opened, speak()]);
  expect([messages.value.dice.roll, messages.value.home.play]).toEqual([en.dice.roll, en.home.play]);
});

test('what is known already is not said anew', async () => {
  const { messages, speak, speakOf } = await openPage();
  await speakOf('dice');
  const before = messages.value;
  await speakOf('dice');
  await speak();
  expect(messages.value).toBe(before);
});

test('a language that cannot be read leaves the one before', async () => {
  const { messages, speak, set } = await openPage();
  missing.add('en shared');
  set('en');
  await expect(speak()).rejects.toThrow('offline');
  expect(messages.value.home.play).toBe(de.home.play);
});

test('a game that cannot be read does not keep the page from changing its language', async () => {
  const { messages, speak, speakOf, set } = await openPage();
  missing.add('de dice').add('en dice');
  await expect(speakOf('dice')).rejects.toThrow('offline');
  set('en');
  await speak();
  expect(messages.value.home.play).toBe(en.home.play);
});
