import type { Config } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { words } from './words.ts';

const config: Config = { players: 2, options: { startSymbols: 'any', partners: false }, starter: 0 };

test('tiles are laid on fields that are named as on the board, which is larger for four', () => {
  const across = {
    type: 'place' as const,
    tile: 'RO',
    at: [
      [0, 0],
      [0, 1],
    ] as [[number, number], [number, number]],
  };
  expect(words.sayMove(across, config)).toBe('placed RO on f6 g6');
  expect(words.sayMove(across, { ...config, players: 4 })).toBe('placed RO on h8 i8');
});

test('the choice at the end of a turn is told without its pieces', () => {
  expect(words.sayMove({ type: 'swap' }, config)).toBe('swapped');
  expect(words.sayMove({ type: 'refill' }, config)).toBe('kept all');
});

test('the setup is told rack by rack', () => {
  const racks = [
    ['RO', 'GG'],
    ['VV', 'OB'],
  ];
  expect(words.saySetup({ racks })).toEqual(['Tiles of seat 0: RO GG', 'Tiles of seat 1: VV OB']);
});
