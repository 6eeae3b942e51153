import { afterEach, expect, test, vi } from 'vitest';
import { SPOKEN } from '../games/all-messages.fixture.ts';
import { LANGUAGE_IDS } from '../lib/languages.ts';
import { describePage } from './describe-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(LANGUAGE_IDS)('the head of the page is put into %s, whatever it said before', (language) => {
  const description = new Map([['content', 'something else']]);
  const meta = { setAttribute: (name: string, text: string) => description.set(name, text) };
  const page = { title: '', querySelector: (which: string) => (which.includes('description') ? meta : null) };
  vi.stubGlobal('document', page);
  describePage(SPOKEN[language]);
  expect(page.title).toBe(SPOKEN[language].app.name);
  expect(description.get('content')).toBe(SPOKEN[language].app.description);
});
