import type { Rgb } from './colours.ts';
import { edgeAt, type Vector } from './layout.ts';

/** The colour of a band's facet at one of its ends. */
type Tint = (edge: number, end: number, isInner: boolean) => Rgb;
const EVERYWHERE = (): boolean => true;

/**
 * Coloured triangles, to be drawn all at once. Light and shadow are in their colours: nothing moves that would change them,
 * and a processor that must draw them without a graphics card has the least to do.
 */
export class Facets {
  readonly positions: number[] = [];
  readonly colours: number[] = [];

  /** Corners against the clock, as seen from outside. */
  triangle(a: Vector, b: Vector, c: Vector, onA: Rgb, onB = onA, onC = onA): void {
    this.positions.push(...a, ...b, ...c);
    this.colours.push(...onA, ...onB, ...onC);
  }

  /** A closed surface of its corners, which go clockwise as seen from above, about a point. */
  cap(loop: readonly Vector[], middle: Vector, tint: (corner: number) => Rgb, onMiddle: Rgb): void {
    loop.forEach((_, index) => {
      const next = (index + 1) % loop.length;
      const [from, to] = edgeAt(loop, index);
      this.triangle(to, from, middle, tint(next), tint(index), onMiddle);
    });
  }

  /** What goes from an outer or lower loop of points to an inner or upper one, where it can be seen. */
  band(
    outer: readonly Vector[],
    inner: readonly Vector[],
    tint: Tint,
    isSeen: (edge: number) => boolean = EVERYWHERE,
  ): void {
    outer.forEach((_, edge) => {
      if (!isSeen(edge)) return;
      const next = (edge + 1) % outer.length;
      const [b, a] = edgeAt(outer, edge);
      const [c, d] = edgeAt(inner, edge);
      const [onA, onB, onC, onD] = [
        tint(edge, next, false),
        tint(edge, edge, false),
        tint(edge, edge, true),
        tint(edge, next, true),
      ];
      this.triangle(a, b, c, onA, onB, onC);
      this.triangle(a, c, d, onA, onC, onD);
    });
  }
}
