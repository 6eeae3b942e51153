/** Where a move stands among all that are possible, from 0, and how many these are. */
export interface LegalPlace {
  readonly at: number;
  readonly of: number;
}

/** Six bits a character, as addresses can hold them. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Places one after the other in a few characters: all of them are one number with a digit for each. */
export const packPlaces = (places: readonly LegalPlace[]): string =>
  textOf(places.reduceRight((number, { at, of }) => number * BigInt(of) + BigInt(at), 0n));

/** The places in such a text, one after the other: whoever reads them knows each time among how many it is. */
export class PlaceReader {
  private rest: bigint;

  private constructor(rest: bigint) {
    this.rest = rest;
  }

  /** Null for what is no such text, or longer than it need be. */
  static open(packed: string): PlaceReader | null {
    const number = numberOf(packed);
    return number === null ? null : new PlaceReader(number);
  }

  next(of: number): number {
    const at = Number(this.rest % BigInt(of));
    this.rest /= BigInt(of);
    return at;
  }

  /** Whether nothing was left unread. */
  get isDone(): boolean {
    return this.rest === 0n;
  }
}

function textOf(number: bigint): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= 64n) text += CHARACTERS[Number(rest % 64n)];
  return text || 'A';
}

function numberOf(text: string): bigint | null {
  if (!/^[\w-]+$/.test(text)) return null;
  const number = [...text].reduceRight((sum, one) => sum * 64n + BigInt(CHARACTERS.indexOf(one)), 0n);
  return textOf(number) === text ? number : null;
}
