import { EMPTY, GRID, STEPS, type TilePosition } from '@sixfold/engine';

/** More free fields than this in one stretch are hardly ever all used for its symbol. */
const MOST_USED = 4;

/** How many bits are set in each number that fits a line. */
const BITS = new Uint8Array(1 << 15);
for (let set = 1; set < BITS.length; set++) BITS[set] = BITS[set >> 1]! + (set & 1);

/** All straight lines of a board, each as its fields in order. */
function linesOf(blank: Uint8Array): number[][] {
  const lines: number[][] = [];
  for (const step of STEPS.slice(0, 3)) {
    blank.forEach((_, start) => {
      if (blank[start] !== EMPTY || blank[start - step] === EMPTY) return;
      const line: number[] = [];
      for (let field = start; blank[field] === EMPTY; field += step) line.push(field);
      lines.push(line);
    });
  }
  return lines;
}

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
  private readonly lines: number;
  private readonly fields: Uint16Array;
  /** For each field: its three lines, and its bit in each. */
  private readonly linesAt: readonly number[][];
  private readonly bitsAt: readonly number[][];
  /** By line and what a field shows: the set of such fields. */
  private readonly showing: Uint16Array;
  private readonly last: Uint8Array;

  constructor({ blank }: TilePosition['board']) {
    const lines = linesOf(blank);
    this.lines = lines.length;
    this.fields = Uint16Array.from([...blank.keys()].filter((field) => blank[field] === EMPTY));
    this.linesAt = Array.from({ length: GRID }, () => []);
    this.bitsAt = Array.from({ length: GRID }, () => []);
    this.showing = new Uint16Array(lines.length * 8);
    this.last = blank.slice();
    for (const [line, fields] of lines.entries()) {
      for (const [index, field] of fields.entries()) {
        this.linesAt[field]!.push(line);
        this.bitsAt[field]!.push(1 << index);
        this.showing[line * 8 + EMPTY]! |= 1 << index;
      }
    }
  }

  read(tops: Uint8Array): void {
    this.follow(tops);
    this.best.fill(0);
    this.second.fill(0);
    this.sum.fill(0);
    const { showing } = this;
    for (let line = 0; line < this.lines; line++) {
      const free = showing[line * 8 + EMPTY]!;
      if (free === 0) continue;
      for (let symbol = 0; symbol < 6; symbol++) {
        const own = showing[line * 8 + symbol]!;
        if (own !== 0) this.readLine(symbol, own, free);
      }
    }
  }

  private follow(tops: Uint8Array): void {
    const { fields, last } = this;
    for (let index = 0; index < fields.length; index++) {
      const field = fields[index]!;
      if (tops[field] !== last[field]) this.change(field, tops[field]!);
    }
  }

  private change(field: number, top: number): void {
    const { showing, last } = this;
    for (let axis = 0; axis < 3; axis++) {
      const line = this.linesAt[field]![axis]! * 8;
      const bit = this.bitsAt[field]![axis]!;
      showing[line + last[field]!]! &= ~bit;
      showing[line + top]! |= bit;
    }
    last[field] = top;
  }

  /** Cuts a line into stretches: adding its lowest bit to a set of bits carries over the first run of them. */
  private readLine(symbol: number, own: number, free: number): void {
    for (let rest = own | free; rest !== 0;) {
      const carried = rest + (rest & -rest);
      const stretch = rest & ~carried;
      rest &= carried;
      this.note(symbol, BITS[stretch & own]! * Math.min(BITS[stretch & free]!, MOST_USED));
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
