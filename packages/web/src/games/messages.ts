import type { GameId } from '@sixfold/engine';
import type { Messages, Title } from '../i18n/messages.ts';
import type { MessagePart } from '../i18n/parts.ts';

/** What a game says once it is opened: the game's own folder has it, in a file a language. */
export const messagesOf =
  (game: GameId): MessagePart =>
  (language) =>
    import(`./${game}/messages.${language}.ts`);

/** What games are called, and what they are, for those who have opened none of them yet. */
export const titlesOf =
  (games: readonly GameId[]): MessagePart =>
  async (language) => {
    const titles = games.map(async (game): Promise<[GameId, Title]> => {
      const { title }: { title: Title } = await import(`./${game}/title.${language}.ts`);
      return [game, title];
    });
    return { games: Object.fromEntries(await Promise.all(titles)) as Messages['games'] };
  };
