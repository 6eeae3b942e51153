import type { Triangles } from './outlines.ts';

/** Letters, figures and a cross as strokes on a grid of 4 by 6, each stroke a run of points "xy". */
const STROKES: Readonly<Record<string, string>> = {
  R: '06 00 30 41 42 33 03, 23 46',
  O: '10 30 41 45 36 16 05 01 10',
  Y: '00 23 40, 23 26',
  G: '41 30 10 01 05 16 36 45 43 23',
  B: '03 33 42 41 30 00 06 36 45 44 33',
  V: '00 26 40',
  X: '01 45, 41 05',
  e: '04 44 43 32 12 03 05 16 36',
  i: '13 16, 10 11',
  l: '10 16',
  o: '12 32 43 45 36 16 05 03 12',
  r: '02 06, 03 12 32',
  0: '10 30 41 45 36 16 05 01 10',
  1: '11 20 26, 16 36',
  2: '01 10 30 41 42 06 46',
  3: '00 40 22 32 43 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 02 32 43 45 36 16 05',
  6: '41 30 10 01 05 16 36 45 44 33 03',
  7: '00 40 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  9: '05 16 36 45 41 30 10 01 02 13 43',
};

const [WIDTH, HEIGHT, GAP] = [4, 6, 2];
/** Half a stroke's thickness on the grid. */
const HALF = 0.62;

type GlyphPoint = readonly [x: number, y: number];

/** One straight part of a stroke; longer by half its thickness at each end, so that corners are closed. */
function bar([x1, y1]: GlyphPoint, [x2, y2]: GlyphPoint): GlyphPoint[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * HALF, ((y2 - y1) / length) * HALF];
  const a: GlyphPoint = [x1 - dx + dy, y1 - dy - dx];
  const b: GlyphPoint = [x2 + dx + dy, y2 + dy - dx];
  const c: GlyphPoint = [x2 + dx - dy, y2 + dy + dx];
  const d: GlyphPoint = [x1 - dx - dy, y1 - dy + dx];
  return [a, b, c, a, c, d];
}

function glyph(sign: string): GlyphPoint[] {
  return STROKES[sign]!.split(', ').flatMap((stroke) => {
    const points = stroke.split(' ').map((pair): GlyphPoint => [Number(pair[0]), Number(pair[1])]);
    return points.slice(1).flatMap((point, index) => bar(points[index]!, point));
  });
}

/** A letter or a number as triangles about its middle, upright, one unit high. */
export function writing(text: string): Triangles {
  const width = text.length * (WIDTH + GAP) - GAP;
  return [...text].flatMap((sign, index) =>
    glyph(sign).map(([x, y]): GlyphPoint => [
      (x + index * (WIDTH + GAP) - width / 2) / HEIGHT,
      (y - HEIGHT / 2) / HEIGHT,
    ]),
  );
}
