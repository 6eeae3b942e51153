import { EMPTY, fieldAt, GRID, STEPS, type TilePosition } from '@sixfold/engine/family';
import { board } from '@sixfold/engine/board';
import { expect, test } from 'vitest';
import { Stretches } from './stretches.ts';
import { tilePositions } from './tiles.fixture.ts';

const RED = 0;
const ORANGE = 1;

const start = () => board.blank({ players: 1, options: { startSymbols: 'any', partners: false }, starter: 0 });

/** The printed corners and these fields besides. */
function stretchesWith(...laid: readonly (readonly [symbol: number, q: number, r: number])[]): Stretches {
  const { board: fields, tops } = start();
  for (const [symbol, q, r] of laid) tops[fieldAt(q, r)] = symbol;
  const stretches = new Stretches(fields);
  stretches.read(tops);
  return stretches;
}

test('a printed corner can grow along two edges and through the middle', () => {
  // Two edges of four free fields, and a line of nine of which four count.
  const { best, second, sum } = stretchesWith();
  expect(Array.from(best)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(Array.from(second)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(Array.from(sum)).toEqual([12, 12, 12, 12, 12, 12]);
});

test('another symbol cuts a stretch short, the own one makes it better', () => {
  // On the edge from red (5,-5) to green (5,0): one free field, then orange.
  expect(stretchesWith([ORANGE, 5, -3]).sum[RED]).toBe(12 - 3);
  // Two red fields with three free ones on the edge; the new field's two other lines have one red field.
  const longer = stretchesWith([RED, 5, -4]);
  expect(longer.best[RED]).toBe(2 * 3);
  expect(longer.second[RED]).toBe(4);
  expect(longer.sum[RED]).toBe(6 + 4 + 4 + 4 + 4);
});

test('a stretch without a free field is worth nothing', () => {
  const walled = stretchesWith([ORANGE, 5, -4], [ORANGE, 4, -5], [ORANGE, 4, -4]);
  expect(walled.sum[RED]).toBe(0);
});

test('what is taken away again is forgotten', () => {
  const { board: fields, tops } = start();
  const stretches = new Stretches(fields);
  stretches.read(tops.with(fieldAt(5, -4), ORANGE));
  stretches.read(tops);
  expect(Array.from(stretches.sum)).toEqual([12, 12, 12, 12, 12, 12]);
});

/** The same, walking every line from end to end. */
function walked({ board: { blank }, tops }: TilePosition, symbol: number): number[] {
  const found: number[] = [];
  const take = (own: number, free: number): void => void (own > 0 && found.push(own * Math.min(free, 4)));
  for (const step of STEPS.slice(0, 3)) {
    for (let first = 0; first < GRID; first++) {
      if (blank[first] !== EMPTY || blank[first - step] === EMPTY) continue;
      let [own, free] = [0, 0];
      for (let field = first; blank[field] === EMPTY; field += step) {
        if (tops[field] === symbol) own++;
        else if (tops[field] === EMPTY) free++;
        else {
          take(own, free);
          [own, free] = [0, 0];
        }
      }
      take(own, free);
    }
  }
  return found.sort((a, b) => b - a);
}

test('in whole games, stretches are what one finds walking along all lines', () => {
  const positions = tilePositions(board, 1, 5, 3);
  const stretches = new Stretches(positions[0]!.board);
  for (const position of positions) {
    stretches.read(position.tops);
    for (let symbol = 0; symbol < 6; symbol++) {
      const [best = 0, second = 0] = walked(position, symbol);
      expect(stretches.best[symbol]).toBe(best);
      expect(stretches.second[symbol]).toBe(second);
      expect(stretches.sum[symbol]).toBe(walked(position, symbol).reduce((sum, growth) => sum + growth, 0));
    }
  }
});
