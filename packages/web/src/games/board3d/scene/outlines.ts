import { mapPair } from '../../../lib/pair.ts';
import { OUTLINES } from '../../../ui/symbol.tsx';

/** Points in a plane, three for each triangle: clockwise, for a y that goes down. */
export type Triangles = readonly (readonly [x: number, y: number])[];
type Points = [x: number, y: number][];

/** Half the width of the field about a symbol, in the units of its outline: a little more than on the flat board. */
const SPAN = 63;
/** So many corners that a disc is round however near one goes. */
const ROUND = 40;

/** The corners of one closed part of an outline: a circle about the middle or a polygon. */
function contour(path: string): Points {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
  if (path.includes('a')) return circle(numbers[2]!);
  return numbers.flatMap((value, index): Points => (index % 2 === 0 ? [[value, numbers[index + 1]!]] : []));
}

const circle = (radius: number): Points =>
  Array.from({ length: ROUND }, (_, index) => {
    const angle = (index / ROUND) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** Triangles about the middle of a contour: all of ours can be seen whole from there. */
function fan(points: Points): Points {
  const middle = mapPair([0, 1], (axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length);
  return points.flatMap((point, index) => [middle, point, points[(index + 1) % points.length]!]);
}

/** What lies between two circles. */
const ring = (outer: Points, inner: Points): Points =>
  outer.flatMap((point, index) => {
    const next = (index + 1) % outer.length;
    return [point, outer[next]!, inner[next]!, point, inner[next]!, inner[index]!];
  });

function triangulate(outline: string): Triangles {
  const contours = outline
    .split('z')
    .filter((path) => path !== '')
    .map(contour);
  const [outer, inner] = contours;
  const points = outer && inner?.length === ROUND ? ring(outer, inner) : contours.flatMap(fan);
  return points.map(([x, y]) => [x / SPAN, y / SPAN]);
}

/** The six symbols as triangles, in a field whose corners are 1 from its middle. */
export const SYMBOL_TRIANGLES: readonly Triangles[] = OUTLINES.map(triangulate);
