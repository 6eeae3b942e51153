import { LETTERS } from '@sixfold/engine';
import { FIRST, SECOND } from '@sixfold/engine/family';

/** The two letters of a tile or card of a kind. */
export const pairLetters = (kind: number): string => [FIRST, SECOND].map((half) => LETTERS[half[kind] ?? 0]).join('');
