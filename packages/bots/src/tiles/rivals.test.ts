import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { rivalBase, rivalsInTurn } from './rivals.ts';
import { startTiles } from './tiles.fixture.ts';

describe('the strongest rival', () => {
  const position = startTiles(board, 3, 1)!;
  position.tracks.set([9, 9, 9, 9, 9, 9, 5, 5, 5, 5, 5, 5, 0, 9, 9, 9, 9, 9]);

  test('is who lacks least, whatever the points', () => {
    expect(rivalBase(position, 0)).toBe(6);
    expect(rivalBase(position, 1)).toBe(0);
    expect(rivalBase(position, 2)).toBe(0);
  });

  test('alone at the table there is none but oneself', () => {
    expect(rivalBase(startTiles(board, 1, 1)!, 0)).toBe(0);
  });

  test('B11 partners are no rivals', () => {
    const partners = startTiles(board, 4, 1, { partners: true })!;
    expect([0, 1, 2, 3].map((seat) => rivalBase(partners, seat))).toEqual([6, 0, 6, 0]);
  });
});

describe('all rivals', () => {
  /** Where the tracks of each seat's rivals begin. */
  function found(players: number, options = {}): number[][] {
    const position = startTiles(board, players, 1, options)!;
    return Array.from({ length: players }, (_, seat) => {
      const bases = Array<number>(position.teams - 1).fill(NaN);
      rivalsInTurn(position, seat, bases);
      return bases;
    });
  }

  test('come in the order of turns, whoever looks', () => {
    expect(found(2)).toEqual([[6], [0]]);
    expect(found(3)).toEqual([
      [6, 12],
      [12, 0],
      [0, 6],
    ]);
    expect(found(4)[2]).toEqual([18, 0, 6]);
  });

  test('are none alone at the table', () => {
    expect(found(1)).toEqual([[]]);
  });

  test('B11 are the one other pair among partners', () => {
    expect(found(4, { partners: true })).toEqual([[6], [0], [6], [0]]);
  });
});
