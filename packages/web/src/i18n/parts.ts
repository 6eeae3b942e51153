import type { Language } from '../lib/languages.ts';
import type { Messages } from './messages.ts';

/** Messages that are loaded together, in whatever language is spoken. */
export type MessagePart = (language: Language) => Promise<Partial<Messages>>;

/** Files of each language's folder that are read when they are needed. Their exports are the sections of the messages. */
const FILES = [
  /** What is shown beside the rest, and not always. */
  'aside',
  'setup',
  /** What was left, where something new may be begun. */
  'start',
  'end',
  /** What one may ask for at a table. */
  'menu',
  'pass',
  'log',
  'online',
  /** What is said on and of other screens: a television for all, a phone with one's hand. */
  'screens',
  'company',
  /** What is told by ear at a table, and its keys. */
  'ear',
] as const;

/** Where they all lie is told once one is asked for. */
const inFolder =
  (name: string): MessagePart =>
  async (language) =>
    (await import('./folders.ts')).read(language, name);

/** Files of those folders as parts. */
export const partsOf = <N extends string>(names: readonly N[]): Record<N, MessagePart> =>
  Object.fromEntries(names.map((name) => [name, inFolder(name)])) as Record<N, MessagePart>;

/** What the first screens say or ask for, and what games of one kind share; at once what the first game says. */
export const PARTS = {
  /** What may be said anywhere, and what the first screens say: the home page and the frame of a table. */
  shared: (language: Language) => import(`./${language}/shared.ts`),
  tiles: (language: Language) => import(`./${language}/tiles.ts`),
  ...partsOf(FILES),
} satisfies Record<string, MessagePart>;
