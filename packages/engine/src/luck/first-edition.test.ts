import { describe, expect, test } from 'vitest';
import type { Chance } from '../contract/chance.ts';
import { deriveSeed, joinSeeds, Seed } from './seeded.ts';

const words = (chance: Chance, count = 40): number[] => Array.from({ length: count }, () => chance.next());

describe('F7 Seed', () => {
  // Checked against SHA-256 of Python’s hashlib and another implementation of ChaCha20 (RFC 8439), written for this.
  test('gives known words', () => {
    const seed = new Seed('sixfold');
    expect(words(seed.setup(), 4)).toEqual([2663561713, 1277383016, 1435225426, 1646569778]);
    expect(words(seed.ply(0), 4)).toEqual([1466182683, 2685396500, 3334134064, 1327934143]);
    expect(words(seed.ply(1), 4)).toEqual([700125953, 1314880514, 1976507484, 3379019802]);
    expect(words(seed.bot(0), 4)).toEqual([2576254078, 1783613341, 1262375610, 2109090635]);
    // The first word of the second block.
    expect(words(seed.setup(), 17).at(-1)).toBe(3969484640);
  });

  test('the same text gives the same luck again', () => {
    expect(words(new Seed('x').ply(7))).toEqual(words(new Seed('x').ply(7)));
    const seed = new Seed('x');
    expect(words(seed.ply(7))).toEqual(words(seed.ply(7)));
  });

  test('text, ply and purpose each give other luck', () => {
    const streams = [
      new Seed('x').setup(),
      new Seed('y').setup(),
      new Seed('x').ply(0),
      new Seed('x').ply(1),
      new Seed('x').ply(256),
      new Seed('x').bot(0),
      new Seed('x').bot(1),
    ];
    expect(new Set(streams.map((stream) => words(stream, 2).join())).size).toBe(streams.length);
  });

  test('F5 every seat can be drawn to start', () => {
    const starters = Array.from({ length: 60 }, (_, index) => new Seed(`game ${index}`).starter(4));
    expect(new Set(starters)).toEqual(new Set([0, 1, 2, 3]));
    expect(new Seed('x').starter(1)).toBe(0);
  });
});

test('F7 a derived seed is the same every time, differs by label, and does not contain the seed', () => {
  const derived = deriveSeed('secret', 0);
  expect(deriveSeed('secret', 0)).toBe(derived);
  expect(deriveSeed('secret', 1)).not.toBe(derived);
  expect(derived).toMatch(/^[0-9a-f]{64}$/);
});

test('F7 joined seeds: the second takes over at its ply', () => {
  const joined = new Seed(joinSeeds('first', 3, 'second'));
  expect(words(joined.setup())).toEqual(words(new Seed('first').setup()));
  expect(words(joined.ply(2))).toEqual(words(new Seed('first').ply(2)));
  expect(words(joined.ply(3))).toEqual(words(new Seed('second').ply(3)));
});
