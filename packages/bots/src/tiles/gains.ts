import { GRID, type TilePosition } from '@sixfold/engine/family';
import type { ScoreMap } from './score-map.ts';

/** How fast a point loses worth as its track grows: a track's worth is -e^(-0.32 · value). */
export const CARE = 0.32;
const DECAY = Float32Array.from({ length: 128 }, (_, value) => Math.exp(-CARE * value));

/** What an extra turn is worth, in the same measure. */
const BONUS = 0.4;

/** Nobody scores more than this with half a tile often enough to care. */
const MOST = 11;
const STRIDE = MOST + 1;

/**
 * What each symbol on each field would be worth to one player: points on weak tracks count far more than on strong ones.
 * The player's weakest track is the measure, so that gains are alike early and late in a game.
 */
export class TileGains {
  /** By field and symbol: `worth[field * 8 + symbol]`, where the map says that the symbol scores. */
  readonly worth = new Float32Array(GRID * 8);
  /** By field: the best of its symbols. */
  readonly best = new Float32Array(GRID);
  /** By symbol: the best field. */
  readonly single = new Float32Array(6);
  /** By symbol and points. */
  private readonly table = new Float32Array(6 * STRIDE);
  /** The tracks for which the table was made. */
  private readonly made = new Uint8Array(6).fill(255);

  /** Looks at the first `count` of `fields` for a player whose six tracks begin at `base`. */
  read(position: TilePosition, base: number, map: ScoreMap, fields: Uint16Array, count: number): void {
    if (!this.isMadeFor(position.tracks, base)) this.makeTable(position, base);
    const { worth, best, single, table } = this;
    const { points, scoring } = map;
    single.fill(0);
    for (let index = 0; index < count; index++) {
      const field = fields[index]!;
      let most = 0;
      for (let rest = scoring[field]!; rest !== 0; rest &= rest - 1) {
        const symbol = 31 - Math.clz32(rest & -rest);
        const at = field * 8 + symbol;
        const here = points[at]!;
        const gain = table[symbol * STRIDE + (here < MOST ? here : MOST)]!;
        worth[at] = gain;
        if (gain > most) most = gain;
        if (gain > single[symbol]!) single[symbol] = gain;
      }
      best[field] = most;
    }
  }

  /** What so many points in a symbol are worth. */
  of(symbol: number, points: number): number {
    return this.table[symbol * STRIDE + (points < MOST ? points : MOST)]!;
  }

  private isMadeFor(tracks: Uint8Array, base: number): boolean {
    for (let symbol = 0; symbol < 6; symbol++) if (this.made[symbol] !== tracks[base + symbol]) return false;
    return true;
  }

  private makeTable({ tracks, scale }: TilePosition, base: number): void {
    const weakest = lowest(tracks, base);
    for (let symbol = 0; symbol < 6; symbol++) {
      const track = tracks[base + symbol]!;
      this.made[symbol] = track;
      const stop = scale.stop[track]!;
      for (let points = 0; points <= MOST; points++) {
        const after = Math.min(track + points, stop);
        const bonus = scale.reached[after]! > scale.reached[track]! ? BONUS : 0;
        this.table[symbol * STRIDE + points] = DECAY[track - weakest]! - DECAY[after - weakest]! + bonus;
      }
    }
  }
}

/** What six tracks lack: the less the better. Measured from a value not above the weakest of them. */
export function lackOf(tracks: Uint8Array, base: number, from: number, care = CARE): number {
  let sum = 0;
  for (let symbol = 0; symbol < 6; symbol++) sum += Math.exp(-care * (tracks[base + symbol]! - from));
  return sum;
}

/** The value of the weakest track. */
export function lowest(tracks: Uint8Array, base: number): number {
  let least = 255;
  for (let symbol = 0; symbol < 6; symbol++) if (tracks[base + symbol]! < least) least = tracks[base + symbol]!;
  return least;
}
