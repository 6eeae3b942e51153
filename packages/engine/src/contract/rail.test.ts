import { describe, expect, test } from 'vitest';
import { mayStep } from '../family/gates.ts';
import { board } from '../games/board/index.ts';
import { board3d } from '../games/board3d/index.ts';
import { cards } from '../games/cards/index.ts';
import { dice } from '../games/dice/index.ts';
import { stones } from '../games/stones/index.ts';
import { closedGate, isBarred, openUpTo } from './rail.ts';

const GATED = [cards, dice].map(({ card, blank }) => ({
  id: card.id,
  rail: blank({ players: 2, options: {}, starter: 0 }).rail,
}));

test('tracks are longer for one alone and for partners, and every bonus and stop is marked', () => {
  const railFor = (players: number, partners = false) =>
    board.blank({ players, options: { startSymbols: 'any', partners }, starter: 0 }).rail;
  expect(railFor(2)).toMatchObject({ top: 18, marks: [18] });
  expect(railFor(1)).toMatchObject({ top: 36, marks: [18, 36] });
  expect(railFor(4, true)).toMatchObject({ top: 36, marks: [18, 36] });
  const { rail } = board3d.blank({ players: 2, options: { radius: 4 }, starter: 0 });
  expect(rail).toMatchObject({ top: 27, marks: [18, 27] });
});

test('a collection is as long as its goal', () => {
  const topFor = (players: number) => stones.blank({ players, options: {}, starter: 0 }).rail.top;
  expect([2, 3, 4].map(topFor)).toEqual([7, 6, 5]);
});

describe.each(GATED)('$id', ({ rail }) => {
  test('a closed part of the tracks opens once all six have come far enough', () => {
    expect(closedGate(rail, 0)).toEqual({ from: 4, to: 6, needs: 1 });
    expect(closedGate(rail, 1)).toEqual({ from: 7, to: rail.top, needs: 4 });
    expect(closedGate(rail, 4)).toBeUndefined();
  });

  test('a marker may step as far as the rail says that it is open, and no further', () => {
    for (let lowest = 0; lowest <= 6; lowest++) {
      const open = openUpTo(rail, lowest);
      const walks = Uint8Array.of(lowest, lowest, lowest, lowest, lowest, lowest);
      while (mayStep(walks, 0, 0, rail.top)) walks[0] = walks[0]! + 1;
      expect(walks[0]).toBe(open);
    }
  });

  test('whoever stands before a closed part is barred', () => {
    expect(isBarred(rail, [3, 1, 1, 1, 0, 1])).toBe(true);
    expect(isBarred(rail, [3, 1, 1, 1, 1, 1])).toBe(false);
    expect(isBarred(rail, [6, 4, 4, 4, 3, 4])).toBe(true);
    expect(isBarred(rail, [rail.top, 4, 4, 4, 4, 4])).toBe(false);
  });
});
