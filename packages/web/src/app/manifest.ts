import type { GameId } from '@sixfold/engine';
import type { Messages } from '../i18n/messages.ts';
import type { Language } from '../lib/languages.ts';
import { makePlace, type Place } from '../lib/route.ts';

/** The page as a picture, for whoever is asked whether to install it. */
export interface PagePicture {
  readonly file: string;
  readonly game: GameId;
  readonly form: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
}

type ManifestWords = Pick<Messages, 'app' | 'head' | 'daily' | 'history' | 'statistics' | 'games'>;

const DARK_TABLE = '#14161c';

const ICON = { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' };
const LARGE = { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' };
const MASKABLE = { ...LARGE, src: 'icons/maskable-512.png', purpose: 'maskable' };

export const manifestFile = (language: Language): string => `manifest.${language}.webmanifest`;

/** What a system that installs the page is told of it, in a language. It is one app in all of them. */
export const makeManifest = (language: Language, t: ManifestWords, pictures: readonly PagePicture[]): object => ({
  id: './',
  lang: language,
  name: t.app.name,
  short_name: t.app.name,
  description: t.head.description,
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'any',
  categories: ['games'],
  background_color: DARK_TABLE,
  theme_color: DARK_TABLE,
  icons: [ICON, LARGE, MASKABLE],
  shortcuts: [
    shortcut(t.daily.title, { at: 'daily', date: '', game: '', moves: '' }),
    shortcut(t.statistics.title, { at: 'history', part: 'statistics' }),
    shortcut(t.history.title, { at: 'history', part: '' }),
  ],
  screenshots: pictures.map(({ file, game, form, width, height }) => ({
    src: file,
    sizes: `${width}x${height}`,
    type: 'image/png',
    form_factor: form,
    label: t.games[game].name,
  })),
});

const shortcut = (name: string, place: Place): object => ({ name, url: `./${makePlace(place)}`, icons: [ICON] });
