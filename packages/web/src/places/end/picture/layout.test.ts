import { describe, expect, test } from 'vitest';
import { HEIGHT, layOut, WIDTH, type PictureRow, type ResultPicture, type Shape } from './layout.ts';

/** Letters of which each is as wide as two thirds of its height. */
const measure = (text: string): number => Array.from(text).length * 0.67;

const rowOf = (name: string, rank: number, deciding: number | null): PictureRow => ({
  name,
  rank,
  values: Array.from({ length: 6 }, (_, symbol) => ({ symbol, value: symbol + rank })),
  deciding,
});

const pictureOf = (names: readonly string[]): ResultPicture => ({
  app: 'Sixfold',
  game: 'Dice',
  day: '16 Nov 2026',
  headline: `${names[0]} wins!`,
  caption: 'Scores, weakest first',
  rows: names.map((name, index) => rowOf(name, index + 1, index === 0 ? 2 : null)),
});

const textsIn = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) => (shape.is === 'text' ? [shape.text] : []));

/** From where to where a text reaches, across and down. */
function reachOf(shape: Extract<Shape, { is: 'text' }>): { left: number; right: number; top: number; bottom: number } {
  const { x, y, size, text, align } = shape;
  const width = measure(text) * size;
  const left = align === 'right' ? x - width : align === 'center' ? x - width / 2 : x;
  return { left, right: left + width, top: y - size / 2, bottom: y + size / 2 };
}

describe('the picture of a result', () => {
  test('tells who won, what was played, and everybody’s values', () => {
    const texts = textsIn(layOut(pictureOf(['Ada', 'Ben']), measure));
    expect(texts.join(' | ')).toBe(
      'Sixfold | Dice · 16 Nov 2026 | Ada wins! | 1. Ada | 1 | 2 | 3 | 4 | 5 | 6 | 2. Ben | 2 | 3 | 4 | 5 | 6 | 7 | Scores, weakest first',
    );
  });

  test('shows each value with its symbol, and frames what decided', () => {
    const shapes = layOut(pictureOf(['Ada', 'Ben']), measure);
    const symbols = shapes.flatMap((shape) => (shape.is === 'symbol' && shape.y > 200 ? [shape.symbol] : []));
    expect(symbols).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]);
    expect(shapes.filter((shape) => shape.is === 'box' && shape.edge === 'on-tile')).toHaveLength(1);
  });

  test('ranks nobody who was alone', () => {
    expect(textsIn(layOut(pictureOf(['Ada']), measure))).toContain('Ada');
  });

  test('cuts a name that is too long, and says so', () => {
    const texts = textsIn(layOut(pictureOf(['A name that goes on and on and on', 'Ben']), measure));
    expect(texts).toContain('2. Ben');
    expect(texts.find((text) => text.startsWith('1. '))).toMatch(/^1\. A name.*\S…$/);
  });

  test.each([1, 2, 3, 4, 6])('keeps all of %i players inside its edges, and no text over another', (players) => {
    const names = Array.from({ length: players }, (_, seat) => `Somebody with quite a long name, number ${seat}`);
    const shapes = layOut(pictureOf(names), measure);
    const texts = shapes.filter((shape) => shape.is === 'text').map(reachOf);
    for (const { left, right, top, bottom } of texts) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(WIDTH);
      expect(bottom).toBeLessThanOrEqual(HEIGHT);
    }
    for (const [index, one] of texts.entries()) {
      const isOver = (other: typeof one): boolean =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      expect(texts.slice(index + 1).filter(isOver)).toEqual([]);
    }
  });
});
