import { LETTERS } from '@sixfold/engine';

const letters: readonly string[] = LETTERS;

/** The symbol of a letter. */
export const symbolOf = (letter: string): number => letters.indexOf(letter);
