import { describe, expect, test } from 'vitest';
import { centre, DIRECTIONS, distance, extent, fieldNear, fieldsOf, neighbour } from './hexes.ts';

describe('hexagons', () => {
  test.each([
    [5, 91],
    [6, 127],
    [7, 169],
  ])('radius %i has %i fields, all inside the drawing', (radius, count) => {
    const fields = fieldsOf(radius).flat();
    expect(fields).toHaveLength(count);
    const edge = extent(radius);
    expect(fields.map(centre).every(({ x, y }) => Math.abs(x) < edge.x && Math.abs(y) < edge.y)).toBe(true);
  });

  test('a point in a hexagon leads to its field', () => {
    for (const at of fieldsOf(7).flat()) {
      const { x, y } = centre(at);
      expect(fieldNear(7, { x: x + 30, y: y - 30 })).toEqual(at);
    }
  });

  test('a point just beside the board leads to the nearest field, one far away to none', () => {
    expect(fieldNear(5, { x: 0, y: -6 * 104 })).toEqual([0, -5]);
    expect(fieldNear(5, { x: 0, y: -9 * 104 })).toBeNull();
  });

  test('the six directions go round clockwise, each to an equally near neighbour', () => {
    const around = DIRECTIONS.map((_, direction) => centre(neighbour([0, 0], direction)));
    const lengths = around.map((point) => Math.round(distance(point, { x: 0, y: 0 })));
    expect(new Set(lengths).size).toBe(1);
    const angles = around.map(({ x, y }) => (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI));
    expect(angles).toEqual(angles.toSorted((a, b) => a - b));
  });
});
