import { expect, test } from 'vitest';
import { pan, pinch, viewBox, WHOLE, zoomAt } from './zoom.ts';

const EDGE = { x: 500, y: 600 };

test('the point under the pointer stays where it is', () => {
  const zoom = zoomAt(WHOLE, 2, { x: 200, y: -100 }, EDGE);
  expect(zoom).toEqual({ scale: 2, x: 100, y: -50 });
  expect(viewBox(zoom, EDGE)).toBe('-150.0 -350.0 500.0 600.0');
});

test('it never gets smaller than the whole board, nor leaves it', () => {
  expect(zoomAt(WHOLE, 0.5, { x: 400, y: 0 }, EDGE)).toEqual(WHOLE);
  expect(pan(WHOLE, { x: 50, y: 50 }, EDGE)).toEqual(WHOLE);
  expect(pan({ scale: 2, x: 0, y: 0 }, { x: -900, y: 900 }, EDGE)).toEqual({ scale: 2, x: 250, y: -300 });
});

test('spreading two fingers enlarges, moving them pans', () => {
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;
  const spread = pinch(
    WHOLE,
    before,
    [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ],
    EDGE,
  );
  expect(spread).toEqual({ scale: 2, x: 0, y: 0 });
  const moved = pinch(
    spread,
    before,
    [
      { x: -40, y: 10 },
      { x: 60, y: 10 },
    ],
    EDGE,
  );
  expect(moved).toEqual({ scale: 2, x: -10, y: -10 });
});
