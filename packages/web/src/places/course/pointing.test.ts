import { expect, test } from 'vitest';
import { pointingAt } from './pointing.ts';

const CARD = { left: 0, top: 100, right: 400, bottom: 160 };

test('an arrow goes straight down to what lies below the card, and no longer than it need be', () => {
  const { ring, from, to } = pointingAt(CARD, { left: 100, top: 500, right: 200, bottom: 540 });
  expect(ring).toEqual({ left: 96, top: 496, right: 204, bottom: 544 });
  expect(to).toEqual([150, 496]);
  expect(from).toEqual([150, 432]);
});

test('it goes up to what lies above, and across to what lies beside', () => {
  const above = pointingAt(CARD, { left: 0, top: 0, right: 60, bottom: 90 });
  expect([above.from[0], above.to]).toEqual([40, [40, 94]]);
  const beside = pointingAt(CARD, { left: 440, top: 100, right: 500, bottom: 160 });
  expect([beside.from[1], beside.to]).toEqual([130, [436, 130]]);
});

test('near things are pointed at from the card itself', () => {
  const { from, to } = pointingAt(CARD, { left: 100, top: 180, right: 200, bottom: 220 });
  expect([from, to]).toEqual([
    [150, 152],
    [150, 176],
  ]);
});
