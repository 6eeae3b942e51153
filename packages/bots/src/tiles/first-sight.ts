import { GRID, STEPS } from '@sixfold/engine/family';
import type { TileGains } from './gains.ts';
import type { OpenFields } from './open-fields.ts';
import type { ScoreMap } from './score-map.ts';

/** How much it counts what a symbol on a field makes possible beside it: the best place, all of them, and what beats all other places. */
interface Openings {
  readonly best: number;
  readonly sum: number;
  readonly record: number;
}

/**
 * What the eye is drawn to: how much counts at first sight of what half a tile does on a field, beside what it gains. Fitted to what a network says
 * of all placements, so that the best of them is among the first few.
 */
export interface Eye {
  /** What the next player could have gained there, and what the mover could. */
  readonly denied: number;
  readonly wasted: number;
  readonly points: number;
  /** What the symbol could gain elsewhere. */
  readonly spent: number;
  /** What the next player could have gained there with the same symbol. */
  readonly same: number;
  /** Each free field beside it. */
  readonly free: number;
  /** What the next player finds there then, and what the mover does. Null: nobody looks. */
  readonly opened: { readonly next: Openings; readonly own: Openings } | null;
}

/** Whoever looks only at what a tile gains, and at what it takes away. */
export const PLAIN_EYE: Eye = { denied: 0.35, wasted: 0, points: 0, spent: 0, same: 0, free: 0, opened: null };

/** Whoever sees as well what a tile opens, and for whom, and what it is too good for. */
export const KEEN_EYE: Eye = {
  denied: 0.28,
  wasted: -0.185,
  points: 0.034,
  spent: -0.338,
  same: 0,
  free: -0.027,
  opened: { next: { best: -0.135, sum: -0.135, record: -0.343 }, own: { best: 0.054, sum: 0.167, record: 0.223 } },
};

/** What half a tile promises on each field, whatever lies on the other half. Asked at every decision of every try. */
export class FirstSight {
  /** `promise[field * 8 + symbol]`, for the symbols asked for. */
  readonly promise = new Float32Array(GRID * 8);
  /** By field: the best of its symbols. */
  readonly best = new Float32Array(GRID);
  private readonly isOpen = new Uint8Array(GRID);
  /** The steps to the open fields beside the one that is looked at. */
  private readonly ways = new Int32Array(6);
  private free = 0;
  /** What the symbol that is looked at would score on each of those fields now, and once it lies on this one. */
  private readonly before = new Uint8Array(6);
  private readonly after = new Uint8Array(6);

  /** Looks at all open fields with the symbols of a set, for a mover and the next player (null alone at the table). */
  read(eye: Eye, symbols: number, map: ScoreMap, open: OpenFields, own: TileGains, next: TileGains | null): void {
    if (eye.opened !== null) this.markOpen(open);
    for (let index = 0; index < open.count; index++) {
      const field = open.list[index]!;
      const here = (next === null ? 0 : eye.denied * next.best[field]!) + eye.wasted * own.best[field]!;
      if (eye.opened !== null) this.findWays(field);
      let best = -Infinity;
      for (let rest = symbols; rest !== 0; rest &= rest - 1) {
        const symbol = 31 - Math.clz32(rest & -rest);
        const points = map.points[field * 8 + symbol]!;
        let value = here + own.of(symbol, points) + eye.points * points + eye.spent * own.single[symbol]!;
        if (next !== null) value += eye.same * next.of(symbol, points);
        if (eye.opened !== null) {
          this.measure(field, symbol, map);
          value += eye.free * this.free + this.opens(eye.opened.own, symbol, own);
          if (next !== null) value += this.opens(eye.opened.next, symbol, next);
        }
        this.promise[field * 8 + symbol] = value;
        if (value > best) best = value;
      }
      this.best[field] = best;
    }
  }

  private markOpen({ list, count }: OpenFields): void {
    this.isOpen.fill(0);
    for (let index = 0; index < count; index++) this.isOpen[list[index]!] = 1;
  }

  private findWays(field: number): void {
    this.free = 0;
    for (let direction = 0; direction < 6; direction++) {
      const step = STEPS[direction]!;
      if (this.isOpen[field + step] === 1) this.ways[this.free++] = step;
    }
  }

  /** How far lines of a symbol on a field could go on beside it. */
  private measure(field: number, symbol: number, { points, tops }: ScoreMap): void {
    for (let way = 0; way < this.free; way++) {
      const step = this.ways[way]!;
      const before = points[(field + step) * 8 + symbol]!;
      let length = 1;
      for (let at = field - step; tops[at] === symbol; at -= step) length++;
      this.before[way] = before;
      this.after[way] = before + length;
    }
  }

  /** What a symbol opens to somebody, once it was measured. */
  private opens({ best, sum, record }: Openings, symbol: number, gains: TileGains): number {
    let most = 0;
    let all = 0;
    for (let way = 0; way < this.free; way++) {
      const gain = gains.of(symbol, this.after[way]!);
      if (gain > most) most = gain;
      all += gain - gains.of(symbol, this.before[way]!);
    }
    // What is better than the best place there was.
    const surplus = most - gains.single[symbol]!;
    return best * most + sum * all + (surplus > 0 ? record * surplus : 0);
  }
}
