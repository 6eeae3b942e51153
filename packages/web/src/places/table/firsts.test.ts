import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A fresh page, on a device that has stored this; null: that stores nothing. */
async function openPage(kept: Map<string, string> | null): Promise<typeof import('./firsts.ts')> {
  vi.resetModules();
  if (kept)
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  return import('./firsts.ts');
}

test('what was met once is known, also after a reload', async () => {
  const kept = new Map<string, string>();
  const page = await openPage(kept);
  expect(page.isMet('swap')).toBe(false);
  page.meet('swap');
  page.meet('bonus');
  const later = await openPage(kept);
  expect([later.isMet('swap'), later.isMet('bonus'), later.isMet('joker')]).toEqual([true, true, false]);
});

test('where nothing can be stored it is known until the reload', async () => {
  const page = await openPage(null);
  page.meet('joker');
  expect(page.isMet('joker')).toBe(true);
  expect((await openPage(null)).isMet('joker')).toBe(false);
});
