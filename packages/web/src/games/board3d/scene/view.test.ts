import { describe, expect, it } from 'vitest';
import { heightAt, heightsOf } from './heights.ts';
import { fieldsOf, hexagon, middleOf, reach, THICKNESS } from './layout.ts';
import { fieldHit } from './ray.ts';
import {
  approach,
  between,
  cameraOf,
  FROM_ABOVE,
  fromSide,
  limit,
  orbit,
  pixelOf,
  rayThrough,
  slide,
  type Size,
  type Viewpoint,
} from './view.ts';

const PHONE: Size = { width: 360, height: 420 };
const SCREEN: Size = { width: 1000, height: 800 };
const RADIUS = 4;
const FROM_SIDE = fromSide(SCREEN);

const VIEWS: readonly Viewpoint[] = [FROM_ABOVE, FROM_SIDE, 1, 2.5, 4]
  .map((azimuth) => (typeof azimuth === 'number' ? { ...FROM_SIDE, azimuth, elevation: 0.3 + azimuth / 4 } : azimuth))
  .map((view) => limit(view, RADIUS));

describe('the camera', () => {
  it('has the whole board in the picture from everywhere, and no larger picture than needed', () => {
    for (const size of [PHONE, SCREEN])
      for (const view of VIEWS) {
        const camera = cameraOf(view, RADIUS, size);
        const pixels = hexagon([0, 0, 0], reach(RADIUS), 0.5).map((point) => pixelOf(camera, size, point));
        for (const { x, y } of pixels) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(size.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(size.height);
        }
        const span = (values: number[], whole: number): number => (Math.max(...values) - Math.min(...values)) / whole;
        const filled = Math.max(
          span(
            pixels.map(({ x }) => x),
            size.width,
          ),
          span(
            pixels.map(({ y }) => y),
            size.height,
          ),
        );
        expect(filled).toBeGreaterThan(0.75);
      }
  });

  it('never goes under the table, beyond straight above, too near, or off the board', () => {
    const wild = { azimuth: 9, elevation: -2, scale: 99, x: 50, z: -50 };
    const { elevation, scale, x, z } = limit(wild, RADIUS);
    expect(elevation).toBeGreaterThan(0.3);
    expect(limit({ ...wild, elevation: 7 }, RADIUS).elevation).toBe(FROM_ABOVE.elevation);
    expect(scale).toBe(4);
    expect(Math.hypot(x, z)).toBeLessThan(reach(RADIUS));
    expect(limit({ ...wild, scale: 0.1 }, RADIUS)).toMatchObject({ scale: 1, x: 0, z: -0 });
  });

  it('looks down steeper where the picture is narrow, and nowhere lower than tiles can be told apart', () => {
    const [narrow, wide] = [fromSide({ width: 390, height: 640 }), fromSide({ width: 1200, height: 500 })];
    expect(narrow.elevation).toBeGreaterThan(Math.PI / 3);
    expect(wide.elevation).toBeLessThan(fromSide(SCREEN).elevation);
    expect(limit({ ...wide, elevation: 0 }, RADIUS).elevation).toBeGreaterThan((25 / 180) * Math.PI);
  });

  it('always stays above the board', () => {
    for (const view of VIEWS)
      expect(cameraOf(limit({ ...view, scale: 4 }, RADIUS), RADIUS, PHONE).eye[1]).toBeGreaterThan(1);
  });

  it('sees the board from above as the flat one lies: columns straight down, q to the right', () => {
    const camera = cameraOf(FROM_ABOVE, RADIUS, SCREEN);
    const [middle, below, right] = [
      [0, 0],
      [0, 1],
      [1, 0],
    ].map(([q, r]) => pixelOf(camera, SCREEN, middleOf([q!, r!]))) as [
      { x: number; y: number },
      { x: number; y: number },
      { x: number; y: number },
    ];
    expect(below.x).toBeCloseTo(middle.x);
    expect(below.y).toBeGreaterThan(middle.y);
    expect(right.x).toBeGreaterThan(middle.x);
  });

  it('goes around with a drag to the side and higher with a drag down', () => {
    const moved = orbit(FROM_SIDE, { x: 30, y: 10 }, SCREEN);
    expect(moved.azimuth).toBeLessThan(0);
    expect(moved.elevation).toBeGreaterThan(FROM_SIDE.elevation);
  });

  it('keeps the point in its place that the hand holds, sliding', () => {
    const near = { ...FROM_SIDE, scale: 3 };
    const from = { x: 400, y: 500 };
    const to = { x: 440, y: 470 };
    const held = groundPoint(near, from);
    const after = pixelOf(cameraOf(slide(near, RADIUS, SCREEN, from, to), RADIUS, SCREEN), SCREEN, held);
    expect(after.x).toBeCloseTo(to.x);
    expect(after.y).toBeCloseTo(to.y);
  });

  it('goes nearer towards the pointer', () => {
    const towards = { x: 700, y: 300 };
    const held = groundPoint(FROM_ABOVE, towards);
    const view = approach(FROM_ABOVE, 2, RADIUS, SCREEN, towards);
    const after = pixelOf(cameraOf(view, RADIUS, SCREEN), SCREEN, held);
    expect(view.scale).toBe(2);
    expect(Math.hypot(after.x - towards.x, after.y - towards.y)).toBeLessThan(20);
  });

  it('takes the shorter way around to another view', () => {
    const from = { ...FROM_SIDE, azimuth: 2 * Math.PI - 0.2 };
    expect(between(from, FROM_SIDE, 0.5).azimuth).toBeCloseTo(2 * Math.PI - 0.1);
    expect(between(from, FROM_ABOVE, 1).elevation).toBe(FROM_ABOVE.elevation);
  });
});

/** The point of the board's plane that is seen at a point of the picture. */
function groundPoint(view: Viewpoint, pixel: { x: number; y: number }): [number, number, number] {
  const { from, along } = rayThrough(cameraOf(view, RADIUS, SCREEN), SCREEN, pixel);
  const steps = -from[1] / along[1];
  return [from[0] + along[0] * steps, 0, from[2] + along[2] * steps];
}

describe('pointing', () => {
  const heights = heightsOf(
    [{ symbol: 'R', at: [3, 0] }],
    [
      {
        tile: 'RO',
        at: [
          [0, 0],
          [1, 0],
        ],
        level: 1,
      },
      {
        tile: 'GB',
        at: [
          [0, 0],
          [0, 1],
        ],
        level: 2,
      },
      {
        tile: 'GB',
        at: [
          [0, 0],
          [-1, 0],
        ],
        level: 3,
      },
    ],
  );

  it('meets every field of a bare board exactly, from everywhere', () => {
    const bare = heightsOf([], []);
    for (const view of VIEWS) {
      const camera = cameraOf(view, RADIUS, PHONE);
      for (const at of fieldsOf(RADIUS))
        for (const point of [middleOf(at), ...hexagon(middleOf(at), 0.97).slice(0, 3)])
          expect(fieldHit(rayThrough(camera, PHONE, pixelOf(camera, PHONE, point)), RADIUS, bare)).toEqual(at);
    }
  });

  it('meets each field at its true height from above', () => {
    const camera = cameraOf(FROM_ABOVE, RADIUS, SCREEN);
    for (const at of fieldsOf(RADIUS)) {
      const top = middleOf(at, heightAt(heights, at) * THICKNESS);
      expect(fieldHit(rayThrough(camera, SCREEN, pixelOf(camera, SCREEN, top)), RADIUS, heights)).toEqual(at);
    }
  });

  it('means the stack where it hides the field behind it', () => {
    const camera = cameraOf(limit({ ...FROM_SIDE, elevation: 0 }, RADIUS), RADIUS, SCREEN);
    const hidden = pixelOf(camera, SCREEN, middleOf([0, -1]));
    expect(fieldHit(rayThrough(camera, SCREEN, hidden), RADIUS, heights)).toEqual([0, 0]);
  });

  it('meets the wall of a stack as the stack', () => {
    const camera = cameraOf(FROM_SIDE, RADIUS, SCREEN);
    const wall = pixelOf(camera, SCREEN, [0, 2.5 * THICKNESS, Math.sqrt(3) / 2]);
    expect(fieldHit(rayThrough(camera, SCREEN, wall), RADIUS, heights)).toEqual([0, 0]);
  });

  it('meets nothing beside the board', () => {
    const camera = cameraOf(FROM_SIDE, RADIUS, SCREEN);
    expect(fieldHit(rayThrough(camera, SCREEN, { x: 1, y: 1 }), RADIUS, heights)).toBeNull();
  });
});
