import { LONGEST_NAME } from './terms.ts';

/** What can be wrong with a name. */
export type NameProblem = 'empty' | 'too-long' | 'unseen' | 'too-many-marks' | 'mixed-letters';

/** Emoji may be joined and coloured by characters that cannot be seen; nothing else may. */
const EMOJI =
  /\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?)*/gu;
/** Control characters, halves of characters, line breaks, whatever is not shown or turns the writing, a blank sign. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No language needs more on one letter. */
const MARKS = /\p{M}{4,}/u;
/** Letters of these alphabets look alike: within one word they are there to deceive. */
const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** A name as it is kept: without space around it, and with one way to write each letter and each gap. */
export const tidyName = (name: string): string =>
  name
    .trim()
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ');

/** What is wrong with a tidy name that somebody gives to themselves or to whom they invite; null if nothing is. */
export function nameProblem(name: string): NameProblem | null {
  const plain = name.replaceAll(EMOJI, '*');
  if (name.length > LONGEST_NAME) return 'too-long';
  if (UNSEEN.test(plain)) return 'unseen';
  if (!VISIBLE.test(plain)) return 'empty';
  if (MARKS.test(plain)) return 'too-many-marks';
  return (plain.match(/[\p{L}\p{M}]+/gu) ?? []).some(isMixed) ? 'mixed-letters' : null;
}

const isMixed = (word: string): boolean => LATIN.test(word) && LIKE_LATIN.test(word);
