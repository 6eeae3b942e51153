import { expect, test } from 'vitest';
import { fit } from './fit.ts';
import { WHOLE } from './zoom.ts';

const EDGE = { x: 500, y: 600 };

test('a board whose fields are large enough is seen whole, whatever was played', () => {
  expect(fit([{ x: 400, y: 0 }], EDGE, { width: 500, height: 600 })).toEqual(WHOLE);
});

test('where fields would be too small it is enlarged about what was played, with the newest in sight', () => {
  const room = { width: 100, height: 120 };
  const pixels = 0.1;
  const { scale, x, y } = fit([{ x: 0, y: 0 }], EDGE, room);
  expect(scale * pixels * Math.sqrt(3) * 60).toBeCloseTo(25);
  expect([x, y]).toEqual([0, 0]);
  const apart = fit(
    [
      { x: -400, y: 0 },
      { x: 400, y: 0 },
    ],
    EDGE,
    room,
  );
  expect(apart.x).toBeGreaterThan(0);
  expect(400 - apart.x).toBeLessThan(room.width / (2 * pixels * scale));
});

test('before the room is known, and before anything was played, the whole board is in the middle', () => {
  expect(fit([{ x: 400, y: 0 }], EDGE, { width: 0, height: 0 })).toEqual(WHOLE);
  expect(fit([], EDGE, { width: 100, height: 120 })).toMatchObject({ x: 0, y: 0 });
});
