import type { GameId } from '@sixfold/engine';
import type { Messages, Title } from '../i18n/messages.ts';
import type { MessagePart } from '../i18n/parts.ts';

/** What a game says once it is opened: the game's own folder has it, in a file a language. */
export const messagesOf =
  (game: GameId): MessagePart =>
  (language) =>
    import(`./${game}/messages.${language}.ts`);

/** What games are called, and what they are, for those who have opened none of them yet. */
export const TITLES: MessagePart = async (language) => {
  const { titles }: { titles: Readonly<Record<string, Title>> } = await import(`./titles.${language}.ts`);
  // The folder of a title is named after its game.
  const games = Object.entries(titles).map(([path, title]) => [path.split('/')[1], title]);
  return { games: Object.fromEntries(games) as Messages['games'] };
};
