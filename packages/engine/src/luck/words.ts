import { Chance } from '../contract/chance.ts';
import { bytesOf, sha256Words } from './sha256.ts';
import { utf8 } from './utf8.ts';

/** Where the words for a label begin, by name. */
export type WordsFor = (label: string) => Chance;

/** Random words without end: the SHA-256 of a text, then that of the 32 bytes before, and so on. */
export class KeyWords extends Chance {
  private block: Int32Array;
  private used = 0;

  constructor(text: string) {
    super();
    this.block = sha256Words(utf8(text));
  }

  next(): number {
    if (this.used === this.block.length) {
      this.block = sha256Words(bytesOf(this.block));
      this.used = 0;
    }
    return (this.block[this.used++] ?? 0) >>> 0;
  }
}

/** Takes a piece out of a list; the last one moves into the gap. */
export function takeOut(list: number[], index: number): number {
  const piece = list[index] ?? 0;
  list[index] = list.at(-1) ?? 0;
  list.pop();
  return piece;
}

/** Chooses so many of the pieces, one after the other. */
export const chooseFrom = (pieces: number[], count: number, words: Chance): number[] =>
  Array.from({ length: count }, () => takeOut(pieces, words.below(pieces.length)));
