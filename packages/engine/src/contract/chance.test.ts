import { describe, expect, test } from 'vitest';
import { Chance, FastChance, ScriptedChance, ScriptError } from './chance.ts';

/** Gives the words it is told to. */
class Words extends Chance {
  private readonly words: number[];

  constructor(...words: number[]) {
    super();
    this.words = words;
  }

  next(): number {
    const word = this.words.shift();
    if (word === undefined) throw new Error('no word is left');
    return word;
  }

  get left(): number {
    return this.words.length;
  }
}

describe('below', () => {
  test('maps the whole range of 32 bits onto 0 to n - 1 in order', () => {
    expect(new Words(0xffffffff).below(6)).toBe(5);
    expect(new Words(0x80000001).below(6)).toBe(3);
    // 2³² / 6 = 715827882.67: the last word of the first sixth, and one of the second.
    expect(new Words(715_827_882).below(6)).toBe(0);
    expect(new Words(715_827_884).below(6)).toBe(1);
    expect(new Words(0xffffffff).below(1)).toBe(0);
    expect(new Words(0xffffffff).below(2 ** 21)).toBe(2 ** 21 - 1);
  });

  test('throws away the words that would favour some values', () => {
    // 2³² mod 6 = 4: the word 0 gives a product of 0, below 4, and is not used. 1 gives 6, which is.
    const words = new Words(0, 1);
    expect(words.below(6)).toBe(0);
    expect(words.left).toBe(0);
    // 2³² mod 8 = 0: every word is used.
    expect(new Words(0, 0xffffffff).below(8)).toBe(0);
  });

  test.each([2, 3, 6, 7, 100])('is even over %i values', (n) => {
    const chance = new FastChance(n);
    const counts = Array<number>(n).fill(0);
    for (let i = 0; i < 1000 * n; i++) counts[chance.below(n)]!++;
    expect(counts.reduce((sum, count) => sum + count)).toBe(1000 * n);
    // Five standard deviations; the seed is fixed.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000));
  });
});

describe('FastChance', () => {
  // Checked against another implementation of sfc32, written in Python for this purpose.
  test.each([
    [0, [4143336393, 177185503, 380008945, 2381108232]],
    [42, [1249818524, 1457630629, 651278614, 2203032019]],
  ])('seed %i gives known words', (seed, words) => {
    const chance = new FastChance(seed);
    expect(words.map(() => chance.next())).toEqual(words);
  });
});

describe('ScriptedChance', () => {
  const pieces = Uint8Array.of(3, 1, 4, 1, 5);

  test('picks what the script says, one after the other', () => {
    const chance = new ScriptedChance([4, 1]);
    expect(chance.left).toBe(2);
    expect(chance.pick(pieces, 5)).toBe(2);
    expect(chance.pick(pieces, 5)).toBe(1);
    expect(chance.left).toBe(0);
  });

  test('refuses what is not among the first pieces, and a script that is used up', () => {
    expect(() => new ScriptedChance([5]).pick(pieces, 4)).toThrow(ScriptError);
    expect(() => new ScriptedChance([2]).pick(pieces, 5)).toThrow('piece 2 is not there');
    expect(() => new ScriptedChance([]).pick(pieces, 5)).toThrow('no piece left');
    expect(() => new ScriptedChance([1]).below(5)).toThrow(ScriptError);
  });
});
