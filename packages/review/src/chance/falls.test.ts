import { FastChance, GAMES, startGame, type Position } from '@sixfold/engine';
import { kindOf } from '@sixfold/engine/family';
import { describe, expect, test } from 'vitest';
import { fallsOf } from './falls.ts';

const config = (players: number, options = {}) => ({ players, options, starter: 0 });

/** The odds of all falls together. */
const total = (falls: readonly { odds: number }[] | null): number =>
  (falls ?? []).reduce((sum, { odds }) => sum + odds, 0);

describe('the luck of a ply falls', () => {
  test('in 126 ways where four dice are rolled, each as likely as its dice are', () => {
    const position = startGame(GAMES.dice, config(2, { startRule: 'blank' }), new FastChance(1));
    const falls = fallsOf(position, (world, chance) => world.play(0, chance), 126) ?? [];
    expect(falls).toHaveLength(126);
    expect(total(falls)).toBeCloseTo(1, 12);
    const oddsOf = (letters: string): number =>
      falls.find(({ position: after }) => after.diceOf(0)?.join('') === letters)?.odds ?? 0;
    expect(oddsOf('0000')).toBeCloseTo(1 / 6 ** 4, 12);
    expect(oddsOf('0001')).toBeCloseTo(4 / 6 ** 4, 12);
    expect(oddsOf('0123')).toBeCloseTo(24 / 6 ** 4, 12);
  });

  test('as the bag is filled, where one tile is drawn', () => {
    const position = startGame(GAMES.board, config(2, { startSymbols: 'any', partners: false }), new FastChance(3));
    const move = position.randomMove(new FastChance(5));
    const falls = fallsOf(position, (world, chance) => world.play(move, chance), 21) ?? [];
    const left = position.bag.subarray(0, position.bagSize);
    expect(falls).toHaveLength(new Set(left).size);
    for (const { odds, position: after } of falls) {
      const drawn = [...new Set(left)].find(
        (kind) => (after.racks[kind] ?? 0) - (position.racks[kind] ?? 0) + +(kind === kindOf(move)) === 1,
      );
      expect(odds).toBeCloseTo(left.filter((kind) => kind === drawn).length / position.bagSize, 12);
    }
    expect(total(falls)).toBeCloseTo(1, 12);
  });

  test('in one way where there is none', () => {
    const position = startGame(GAMES.dice, config(2, { startRule: 'blank' }), new FastChance(1));
    position.play(0, new FastChance(2));
    const falls = fallsOf(position, (world, chance) => world.play(1, chance), 1);
    expect(falls?.map(({ odds }) => odds)).toEqual([1]);
  });

  test('in more ways than one would go through, where all is dealt', () => {
    const blank: Position = GAMES.cards.blank(config(3));
    expect(fallsOf(blank, (world, chance) => world.deal(chance), 256)).toBeNull();
  });
});

test('two tiles from a small bag are a set, whatever their order', () => {
  const position = startGame(GAMES.board, config(2, { startSymbols: 'any', partners: false }), new FastChance(3));
  position.bag.set([0, 0, 1, 20]);
  position.bagSize = 4;
  const falls =
    fallsOf(
      position,
      (world, chance) => {
        world.addToRack(0, world.takeFromBag(chance, 0));
        world.addToRack(0, world.takeFromBag(chance, 0));
      },
      10,
    ) ?? [];
  const odds = falls.map((fall) => fall.odds).sort((a, b) => a - b);
  // Of six pairs: one of two 0s, two each of 0 with another, one of the other two.
  expect(odds.map((one) => Math.round(one * 6))).toEqual([1, 1, 2, 2]);
  expect(total(falls)).toBeCloseTo(1, 12);
});

test('stones that all draw from are turned over one after the other', () => {
  const blank = GAMES.stones.blank(config(2));
  blank.pile.set([0, 0, 1]);
  blank.pileSize = 3;
  const falls = fallsOf(blank, (world, chance) => world.deal(chance), 10) ?? [];
  expect(falls).toHaveLength(3);
  expect(total(falls)).toBeCloseTo(1, 12);
});
