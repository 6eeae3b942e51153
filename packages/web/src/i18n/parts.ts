import type { Language } from '../lib/languages.ts';
import type { Messages } from './messages.ts';

/** Messages that are loaded together, in whatever language is spoken. */
export type MessagePart = (language: Language) => Promise<Partial<Messages>>;

/** A file of each language's folder. Its exports are the sections of the messages. */
const inFolder =
  (name: string): MessagePart =>
  (language) =>
    import(`./${language}/${name}.ts`);

/** What places say, and what games of one kind share. */
export const PARTS = {
  /** What may be said anywhere, and what the first screens say: the home page and the frame of a table. */
  shared: inFolder('shared'),
  setup: inFolder('setup'),
  end: inFolder('end'),
  /** What is over: the history, and the deals of the day. */
  history: inFolder('history'),
  learn: inFolder('learn'),
  settings: inFolder('settings'),
  online: inFolder('online'),
  notices: inFolder('notices'),
  /** What is said on and of other screens: a television for all, a phone with one's hand. */
  screens: inFolder('screens'),
  company: inFolder('company'),
  advice: inFolder('advice'),
  tiles: inFolder('tiles'),
} satisfies Record<string, MessagePart>;
