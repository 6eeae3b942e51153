import { countBits, EMPTY, STEPS, type TilePosition } from '@sixfold/engine/family';

/** More free fields than this in one stretch are hardly ever all used for its symbol. */
const MOST_USED = 4;

/**
 * How lines can still grow. A stretch is a part of a line that shows one symbol and free fields only: the more of both, the
 * more the symbol will score there. Asked about every move that is looked at, so lines are sets of bits, and only fields
 * that changed since the last time are read anew.
 */
export class Stretches {
  /** By symbol: the two best stretches, and all of them together. */
  readonly best = new Uint8Array(6);
  readonly second = new Uint8Array(6);
  readonly sum = new Uint16Array(6);
  /** Line by line, eight numbers each: for all that a field can show, the set of fields that show it. */
  private readonly lines: Uint16Array;
  /** For each field: where its three lines begin, each followed by the field's bit in it. */
  private readonly places: readonly number[][];
  private readonly last: Uint8Array;

  constructor({ blank }: TilePosition['board']) {
    const lines: number[] = [];
    this.places = Array.from(blank, () => []);
    for (const step of STEPS.slice(0, 3)) {
      blank.forEach((_, start) => {
        if (blank[start] !== EMPTY || blank[start - step] === EMPTY) return;
        let bit = 1;
        for (let field = start; blank[field] === EMPTY; field += step, bit <<= 1) {
          this.places[field]!.push(lines.length, bit);
        }
        lines.push(0, 0, 0, 0, 0, 0, bit - 1, 0);
      });
    }
    this.lines = Uint16Array.from(lines);
    this.last = blank.slice();
  }

  read(tops: Uint8Array): void {
    for (let field = 0; field < tops.length; field++)
      if (tops[field] !== this.last[field]) this.change(field, tops[field]!);
    this.best.fill(0);
    this.second.fill(0);
    this.sum.fill(0);
    const { lines } = this;
    for (let line = 0; line < lines.length; line += 8) {
      const free = lines[line + EMPTY]!;
      if (free === 0) continue;
      for (let symbol = 0; symbol < 6; symbol++) {
        const own = lines[line + symbol]!;
        if (own !== 0) this.readLine(symbol, own, free);
      }
    }
  }

  private change(field: number, top: number): void {
    const { lines, last } = this;
    const places = this.places[field]!;
    for (let axis = 0; axis < 6; axis += 2) {
      const line = places[axis]!;
      const bit = places[axis + 1]!;
      lines[line + last[field]!]! &= ~bit;
      lines[line + top]! |= bit;
    }
    last[field] = top;
  }

  /** Cuts a line into stretches: adding its lowest bit to a set of bits carries over the first run of them. */
  private readLine(symbol: number, own: number, free: number): void {
    for (let rest = own | free; rest !== 0;) {
      const carried = rest + (rest & -rest);
      const stretch = rest & ~carried;
      rest &= carried;
      this.note(symbol, countBits(stretch & own) * Math.min(countBits(stretch & free), MOST_USED));
    }
  }

  private note(symbol: number, growth: number): void {
    const { best, second, sum } = this;
    sum[symbol]! += growth;
    if (growth > best[symbol]!) {
      second[symbol] = best[symbol]!;
      best[symbol] = growth;
    } else if (growth > second[symbol]!) second[symbol] = growth;
  }
}
