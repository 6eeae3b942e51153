import { GAME_IDS } from '@sixfold/engine';
import { LANGUAGE_IDS, type Language } from '../lib/languages.ts';
import type { Messages, Title } from '../i18n/messages.ts';
import { PARTS } from '../i18n/parts.ts';
import { PLACE_PARTS } from '../i18n/place-parts.ts';
import { messagesOf } from './messages.ts';
import { teachingOf } from './teaching.ts';

/** The page has them in one file, which only its build can make. */
async function titlesIn(language: Language): Promise<Pick<Messages, 'games'>> {
  const titles = GAME_IDS.map(async (game) => {
    const { title }: { title: Title } = await import(`./${game}/title.${language}.ts`);
    return [game, title];
  });
  return { games: Object.fromEntries(await Promise.all(titles)) };
}

/** Everything that the page can say in a language. The page itself loads only what it needs. */
async function allOf(language: Language): Promise<Messages> {
  const games = GAME_IDS.flatMap((game) => [messagesOf(game), teachingOf(game)]);
  const parts = [...Object.values({ ...PARTS, ...PLACE_PARTS }), titlesIn, ...games];
  const texts = await Promise.all(parts.map((part) => part(language)));
  return Object.assign({}, ...texts) as Messages;
}

const spoken = LANGUAGE_IDS.map(async (language): Promise<[Language, Messages]> => [language, await allOf(language)]);

/** Every language in full, for tests and scripts. */
export const SPOKEN = Object.fromEntries(await Promise.all(spoken)) as Readonly<Record<Language, Messages>>;

export const { de, en } = SPOKEN;
