import type { Language } from '../lib/languages.ts';
import type { Messages } from './messages.ts';

/** Any file of a language's folder. */
export const read = (language: Language, name: string): Promise<Partial<Messages>> =>
  import(`./${language}/${name}.ts`);
