import { GAME_IDS } from '@sixfold/engine';
import { describe, expect, test, vi } from 'vitest';
import { SPOKEN } from '../games/all-messages.fixture.ts';
import { messagesOf, TITLES } from '../games/messages.ts';
import { LANGUAGE_IDS, preferredLanguage, type Language } from '../lib/languages.ts';
import { PARTS, type MessagePart } from './parts.ts';
import { PLACE_PARTS } from './place-parts.ts';
import { marksOf } from './symbol-name.ts';

const { de, en } = SPOKEN;
const board = messagesOf('board');
const dice = messagesOf('dice');

/** A fresh page in German. */
async function openPage(): Promise<typeof import('./index.ts') & { set: (language: Language) => void }> {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: ['de'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const page = await import('./index.ts');
  const { change } = await import('../lib/settings.ts');
  await page.speakOf(PARTS.shared);
  return { ...page, set: (language) => change({ language }) };
}

const offline: MessagePart = () => Promise.reject(new Error('offline'));

test('the page speaks the language that is set, and of the games that were opened', async () => {
  const { messages, speakOf } = await openPage();
  expect(messages.value.home.play).toBe(de.home.play);
  expect(messages.value.dice).toBeUndefined();
  await speakOf(dice);
  expect(messages.value.dice.roll).toBe(de.dice.roll);
  expect(messages.value.board).toBeUndefined();
});

test('another language brings the words of all games that were opened', async () => {
  const { messages, speak, speakOf, set } = await openPage();
  await Promise.all([speakOf(board), speakOf(dice)]);
  set('en');
  await speak();
  expect(messages.value).toMatchObject({ home: { play: en.home.play }, board: { isStart: en.board.isStart } });
  expect(messages.value.dice.roll).toBe(en.dice.roll);
});

test('who changes the language while a game is opened gets the game in the new one', async () => {
  const { messages, speak, speakOf, set } = await openPage();
  const opened = speakOf(dice);
  set('en');
  await Promise.all([opened, speak()]);
  expect([messages.value.dice.roll, messages.value.home.play]).toEqual([en.dice.roll, en.home.play]);
});

test('what is known already is not said anew', async () => {
  const { messages, speak, speakOf } = await openPage();
  await speakOf(dice);
  const before = messages.value;
  await speakOf(dice);
  await speak();
  expect(messages.value).toBe(before);
});

test('a language that cannot be read leaves the one before', async () => {
  const { messages, speak, speakOf, set } = await openPage();
  await speakOf((language) => (language === 'de' ? dice(language) : offline(language)));
  set('en');
  await expect(speak()).rejects.toThrow('offline');
  expect(messages.value.home.play).toBe(de.home.play);
});

test('a game that cannot be read does not keep the page from changing its language', async () => {
  const { messages, speak, speakOf, set } = await openPage();
  await expect(speakOf(offline)).rejects.toThrow('offline');
  set('en');
  await speak();
  expect(messages.value.home.play).toBe(en.home.play);
});

test('symbols carry the letters of the language', () => {
  expect(marksOf(de.symbols.names)).toEqual(['Ro', 'Or', 'Ge', 'Gr', 'Bl', 'Vi']);
  expect(marksOf(en.symbols.names)).toEqual(['R', 'O', 'Y', 'G', 'B', 'V']);
});

test('a reader is spoken to in the first of their languages that the page knows, or in English', () => {
  expect(preferredLanguage(['xx-XX', 'de-AT', 'en'])).toBe('de');
  expect(preferredLanguage(['EN-gb', 'de'])).toBe('en');
  expect(preferredLanguage(['xx', 'den'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

/** The messages without what they say: texts and functions by kind, lists and sections by what they hold. */
function shapeOf(said: unknown): unknown {
  if (typeof said !== 'object' || said === null) return typeof said;
  if (Array.isArray(said)) return said.map(shapeOf);
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, shapeOf(value)]));
}

test('there is a file for every language and part, and no other', () => {
  const files = LANGUAGE_IDS.flatMap((language) =>
    Object.keys({ ...PARTS, ...PLACE_PARTS }).map((part) => `./${language}/${part}.ts`),
  );
  expect(Object.keys(import.meta.glob('./*/*.ts')).toSorted()).toEqual(files.toSorted());
});

describe.each(LANGUAGE_IDS)('%s', (language) => {
  test('has every message that English has, and no other', () => {
    expect(shapeOf(SPOKEN[language])).toEqual(shapeOf(en));
  });

  test('names every game', () => {
    const names = GAME_IDS.map((game) => SPOKEN[language].games[game].name);
    expect(new Set(names).size).toBe(GAME_IDS.length);
  });

  test('tells symbols apart by as few letters as it takes', () => {
    const marks = marksOf(SPOKEN[language].symbols.names);
    expect(new Set(marks).size).toBe(marks.length);
    const shorter = marks.map((mark) => mark.slice(0, -1));
    expect(new Set(shorter).size).toBeLessThan(marks.length);
  });

  test('names them all before one is opened', async () => {
    const { games } = SPOKEN[language];
    expect(await TITLES(language)).toEqual({ games });
  });
});

test.each([de, en])('fair luck is explained in at most 120 words, with what it does not prove', ({ fair }) => {
  expect(`${fair.explain} ${fair.notShown}`.split(/\s+/).length).toBeLessThanOrEqual(120);
});
