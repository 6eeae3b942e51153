import { describe, expect, test } from 'vitest';
import { SPOKEN } from '../games/all-messages.fixture.ts';
import { LANGUAGE_IDS } from '../lib/languages.ts';
import { parsePlace } from '../lib/route.ts';
import { makeManifest, manifestFile } from './manifest.ts';

const PICTURE = { file: 'links/dice.png', game: 'dice', form: 'wide', width: 1440, height: 900 } as const;

describe.each(LANGUAGE_IDS)('the manifest in %s', (language) => {
  const t = SPOKEN[language];
  const manifest = makeManifest(language, t, [PICTURE, { ...PICTURE, form: 'narrow', width: 720, height: 1280 }]);

  test('speaks that language, and is of the same app as in any other', () => {
    expect(manifest).toMatchObject({ id: './', lang: language, description: t.head.description, start_url: './' });
    expect(manifestFile(language)).toContain(language);
  });

  test('leads to places that there are, by their names', () => {
    const shortcuts: { name: string; url: string }[] = Reflect.get(manifest, 'shortcuts');
    expect(shortcuts.map(({ name, url }) => [name, parsePlace(url)])).toEqual([
      [t.daily.title, { at: 'daily', date: '', game: '', moves: '' }],
      [t.statistics.title, { at: 'history', part: 'statistics' }],
      [t.history.title, { at: 'history', part: '' }],
    ]);
  });

  test('shows games on large and small screens, by their names', () => {
    expect(Reflect.get(manifest, 'screenshots')).toEqual([
      { src: 'links/dice.png', sizes: '1440x900', type: 'image/png', form_factor: 'wide', label: t.games.dice.name },
      { src: 'links/dice.png', sizes: '720x1280', type: 'image/png', form_factor: 'narrow', label: t.games.dice.name },
    ]);
  });
});
