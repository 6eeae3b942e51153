import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { IN_VIEW } from '../contract/chance.ts';
import { FACES } from '../contract/symbols.ts';
import { joinSeeds, KeyedLuck, luckOf } from './seeded.ts';

/** A roll of four dice. */
const roll = (luck: Pick<KeyedLuck, 'ply'>, ply: number, seat: number, number: number): number[] =>
  Array.from({ length: 4 }, () => luck.ply(ply).pick(FACES, 6, seat, number));

const plain = (seed: string, players = 2): KeyedLuck => new KeyedLuck(() => seed, players);

describe('F7 luck of the second edition', () => {
  test('a label’s words are the SHA-256 of edition, seed and label', () => {
    const digest = createHash('sha256').update('sixfold-luck/2\nsecret\nroll 1 1 1').digest();
    const dice = [0, 4, 8, 12].map((at) => Math.floor((digest.readUInt32BE(at) * 6) / 2 ** 32));
    expect(roll(plain('secret'), 0, 1, 1)).toEqual(dice);
  });

  test('a roll is keyed by seat, turn and number, and by nothing that happened before', () => {
    const [hasty, patient] = [plain('x'), plain('x')];
    roll(hasty, 0, 0, 1);
    roll(patient, 0, 0, 1);
    roll(patient, 1, 0, 2);
    roll(patient, 2, 0, 3);
    expect(roll(hasty, 2, 1, 1)).toEqual(roll(patient, 4, 1, 1));
    expect(roll(hasty, 4, 0, 1)).toEqual(roll(patient, 6, 0, 1));
    expect([hasty.used(), patient.used()]).toEqual([
      ['roll 0 1 1', 'roll 1 1 1', 'roll 0 2 1'],
      ['roll 0 1 1', 'roll 0 1 2', 'roll 0 1 3', 'roll 1 1 1', 'roll 0 2 1'],
    ]);
  });

  test('dice rolled before the game are those of turn 0', () => {
    const luck = plain('x');
    roll(luck, 0, 1, 0);
    expect(luck.used()).toEqual(['roll 1 0 0']);
  });

  test('tells each label once', () => {
    const luck = plain('x');
    luck.starter(2);
    const bag = Uint8Array.of(1, 2, 3);
    luck.setup().pick(bag, 3, IN_VIEW);
    luck.ply(0).pick(bag, 3, 0);
    expect(luck.used()).toEqual(['starter', 'open', 'pile 0']);
    expect(luck.used()).toEqual([]);
  });

  test('each label may have a seed of its own', () => {
    const asked: string[] = [];
    const luck = new KeyedLuck((label) => `${asked.push(label)}`, 2);
    roll(luck, 0, 0, 1);
    expect(asked).toEqual(['roll 0 1 1']);
  });

  test('F5 every seat can be drawn to start', () => {
    const starters = Array.from({ length: 60 }, (_, index) => plain(`game ${index}`).starter(4));
    expect(new Set(starters)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('nothing is drawn from it that does not say what it is for', () => {
    expect(() => plain('x').setup().below(6)).toThrow('what it is for');
  });

  test('joined seeds: the second takes over at its ply, and counts from the beginning', () => {
    const joined = luckOf(joinSeeds('first', 1, 'second'), 2, 2);
    expect(roll(joined, 0, 0, 1)).toEqual(roll(plain('first'), 0, 0, 1));
    expect(roll(joined, 1, 0, 2)).toEqual(roll(plain('second'), 0, 0, 2));
    expect(roll(joined, 2, 1, 1)).toEqual(roll(plain('second'), 0, 1, 1));
  });

  test('what takes over makes an order of the pile as it finds it', () => {
    const later = plain('second');
    const luck = new KeyedLuck(() => 'first', 2, { ply: 1, luck: later });
    const bag = Uint8Array.of(4, 4, 5, 6);
    luck.ply(0).pick(bag, 4, 0);
    luck.ply(1).pick(bag, 3, 0);
    expect([luck.used(), later.used()]).toEqual([['pile 0'], ['pile 0']]);
  });
});

test('F7 the edition decides how a seed is read', () => {
  expect([luckOf('x', 2, 1).edition, luckOf('x', 2, 2).edition]).toEqual([1, 2]);
  const starters = Array.from({ length: 40 }, (_, index) =>
    [1, 2].map((edition) => luckOf(`${index}`, 4, edition === 1 ? 1 : 2).starter(4)),
  );
  expect(starters.some(([first, second]) => first !== second)).toBe(true);
});
