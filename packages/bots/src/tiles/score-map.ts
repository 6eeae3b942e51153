import { EMPTY, GRID, STEPS } from '@sixfold/engine/family';

/**
 * What every symbol would score on every field, kept up to date as tiles are laid, so that the score of half a tile is
 * one look-up. The middle of every search: typed arrays and plain loops, as measured.
 */
export class ScoreMap {
  /** In all six directions: `points[field * 8 + symbol]`. */
  readonly points = new Uint8Array(GRID * 8);
  /** By field: the set of symbols that would score there. */
  readonly scoring = new Uint8Array(GRID);
  /** What each field shows. */
  readonly tops = new Uint8Array(GRID);

  /** Reads a whole board. */
  read(tops: Uint8Array): void {
    this.points.fill(0);
    this.scoring.fill(0);
    for (let field = 0; field < GRID; field++) this.tops[field] = Math.max(tops[field]!, EMPTY);
    for (let field = 0; field < GRID; field++) if (tops[field]! < EMPTY) this.cover(field, tops[field]!);
  }

  copyFrom(other: ScoreMap): void {
    this.points.set(other.points);
    this.scoring.set(other.scoring);
    this.tops.set(other.tops);
  }

  /** A field, empty or not, now shows a symbol. */
  cover(field: number, symbol: number): void {
    const before = this.tops[field]!;
    if (before < EMPTY) this.spread(field, before, -1);
    this.tops[field] = symbol;
    this.spread(field, symbol, 1);
  }

  /** Tells all fields that see this one through a line of its symbol how much longer or shorter the line became. */
  private spread(field: number, symbol: number, sign: number): void {
    const { points, scoring, tops } = this;
    for (let direction = 0; direction < 6; direction++) {
      const step = STEPS[direction]!;
      const change = sign * (1 + this.run(field, symbol, step));
      let at = field;
      do {
        at -= step;
        const now = points[at * 8 + symbol]! + change;
        points[at * 8 + symbol] = now;
        if (now > 0) scoring[at]! |= 1 << symbol;
        else scoring[at]! &= ~(1 << symbol);
      } while (tops[at] === symbol);
    }
  }

  private run(field: number, symbol: number, step: number): number {
    let length = 0;
    for (let at = field + step; this.tops[at] === symbol; at += step) length++;
    return length;
  }

  /** What half a tile scores on a field when the other half lies on `other`: lines under the tile do not count. */
  half(field: number, symbol: number, other: number): number {
    const points = this.points[field * 8 + symbol]!;
    return this.tops[other] === symbol ? points - this.run(field, symbol, other - field) : points;
  }
}
