import type { Config } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { words } from './words.ts';

const config: Config = { players: 2, options: { radius: 4 }, starter: 0 };

test('tiles are laid on fields that are named as on the board', () => {
  expect(
    words.sayMove(
      {
        type: 'place',
        tile: 'RO',
        at: [
          [0, 0],
          [0, 1],
        ],
      },
      config,
    ),
  ).toBe('placed RO on e5 f5');
});

test('the choice at the end of a turn is told without its pieces', () => {
  expect(words.sayMove({ type: 'swap' }, config)).toBe('swapped');
  expect(words.sayMove({ type: 'refill' }, config)).toBe('kept all');
});

test('the setup is told with the start stones, then rack by rack', () => {
  const startStones = [
    { at: [3, -3], symbol: 'R' },
    { at: [0, 3], symbol: 'Y' },
  ] as const;
  expect(
    words.saySetup(
      {
        racks: [['RO'], ['VV', 'OB']],
        startStones: startStones.map(({ at: [q, r], symbol }) => ({ at: [q, r], symbol })),
      },
      config,
    ),
  ).toEqual(['Start stones: R b8, Y h5', 'Tiles of seat 0: RO', 'Tiles of seat 1: VV OB']);
});
