import type { GameId } from '@sixfold/engine';
import type { MessagePart } from '../i18n/parts.ts';

/** What a game says to those who learn it, in lessons or in a course, or play it in print. */
export const teachingOf =
  (game: GameId): MessagePart =>
  (language) =>
    import(`./${game}/teaching.${language}.ts`);
