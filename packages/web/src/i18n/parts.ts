import type { GameId } from '@sixfold/engine';
import type { Messages } from './messages.ts';

/** What every place says, what games of one kind share, what is said of playing online, or what one game says. */
export type Part = 'shared' | 'tiles' | 'online' | GameId;

/** A language file, or the part that the build cuts from it: it holds one table of messages, whatever that is called. */
export type LanguageFile = Readonly<Record<string, Partial<Messages>>>;

/** Every file of the folder with a language's two letters is a language. */
export const FILES: Readonly<Record<Part, Record<string, () => Promise<LanguageFile>>>> = {
  shared: import.meta.glob<LanguageFile>('./??.ts', { query: '?part=shared' }),
  tiles: import.meta.glob<LanguageFile>('./??.ts', { query: '?part=tiles' }),
  online: import.meta.glob<LanguageFile>('./??.ts', { query: '?part=online' }),
  board: import.meta.glob<LanguageFile>('./??.ts', { query: '?part=board' }),
  board3d: import.meta.glob<LanguageFile>('./??.ts', { query: '?part=board3d' }),
  cards: import.meta.glob<LanguageFile>('./??.ts', { query: '?part=cards' }),
  stones: import.meta.glob<LanguageFile>('./??.ts', { query: '?part=stones' }),
  dice: import.meta.glob<LanguageFile>('./??.ts', { query: '?part=dice' }),
};
