import { FIRST, KINDS, openUpTo, SECOND } from '@sixfold/engine/family';
import { GOAL, RAIL, TOP } from '@sixfold/engine/cards';

/** What a marker is worth on each place of its track: the first steps most, those beyond the goal little. */
const WORTH = Uint8Array.of(0, 8, 15, 21, 27, 32, 36, 40, 41, 42, 43);

/** What six tracks are worth together. */
export const worthOf = (tracks: Uint8Array): number => tracks.reduce((sum, track) => sum + WORTH[track]!, 0);

/** More than any card can gain. */
const GAINS = 64;

/** A track here no longer keeps the last area closed. */
const ENOUGH = RAIL.gates[1].needs;

/** How far markers may go while somebody's weakest is at 0, and while it is not yet enough (C6). */
const [IN_FIRST, IN_MIDDLE] = [openUpTo(RAIL, 0), openUpTo(RAIL, ENOUGH - 1)];

/** So far a marker may go while so many of the other five stand at 0, and so many below what is enough (C6). */
const limit = (zeros: number, lows: number): number => {
  if (zeros > 0) return IN_FIRST;
  return lows > 0 ? IN_MIDDLE : TOP;
};

/** The set of symbols that a card shows. */
const SHOWS = FIRST.map((first, kind) => (1 << first) | (1 << (SECOND[kind] ?? first)));

/**
 * What cards would gain for six tracks with so many open cards of each symbol. In the middle of every evaluation, so it
 * computes where markers stop instead of stepping, and for most cards adds up what each of the two symbols gains.
 */
export class CardsGains {
  private readonly tracks = new Uint8Array(6);
  private open: Uint8Array = this.tracks;
  private zeros = 0;
  private lows = 0;
  private short = 0;
  /** Those that keep the next area closed: a card opens it only if it shows them all. */
  private closing = 0;
  /** What each symbol gains of a card that opens nothing. */
  private readonly single = new Uint8Array(6);
  /** The symbols that such a card brings to the top, to the goal, and those that are not there yet. */
  private topping = 0;
  private reaching = 0;
  private lacking = 0;
  /** Whether the card looked at last lost steps in the order looked at last; if not, no order is better. */
  private lost = false;
  /** How many unseen cards gain how much. */
  private readonly unseen = new Uint8Array(GAINS);
  /** What the best of them gains. */
  private most = 0;
  /** Whether the card looked at last would win, or bring a marker to the top, in one of its orders. */
  wins = false;
  tops = false;
  /** How many of the unseen cards looked at last would. */
  winners = 0;
  toppers = 0;

  set(tracks: Uint8Array, base: number, open: Uint8Array): void {
    this.open = open;
    this.zeros = this.lows = this.short = this.lacking = 0;
    let zeros = 0;
    let lows = 0;
    for (let symbol = 0; symbol < 6; symbol++) {
      const track = tracks[base + symbol]!;
      const bit = 1 << symbol;
      this.tracks[symbol] = track;
      if (track === 0) {
        this.zeros++;
        zeros |= bit;
      }
      if (track < ENOUGH) {
        this.lows++;
        lows |= bit;
      }
      if (track < GOAL) {
        this.short++;
        this.lacking |= bit;
      }
    }
    this.closing = zeros === 0 ? lows : zeros;
    this.setSingles();
  }

  private setSingles(): void {
    const { tracks, open } = this;
    const most = limit(this.zeros, this.lows);
    this.topping = this.reaching = 0;
    for (let symbol = 0; symbol < 6; symbol++) {
      const from = tracks[symbol] ?? 0;
      const to = Math.min(from + (open[symbol] ?? 0), most);
      this.single[symbol] = (WORTH[to] ?? 0) - (WORTH[from] ?? 0);
      if (to === TOP && from < TOP) this.topping |= 1 << symbol;
      if (to >= GOAL) this.reaching |= 1 << symbol;
    }
  }

  /** What a card would gain, in the better order. */
  of(kind: number): number {
    const shows = SHOWS[kind] ?? 0;
    if (this.closing !== 0 && (this.closing & ~shows) === 0) return this.opening(kind);
    this.tops = (shows & this.topping) !== 0;
    this.wins = (shows & ~this.reaching) === 0 && (this.lacking & ~shows) === 0;
    return (this.single[FIRST[kind] ?? 0] ?? 0) + (this.single[SECOND[kind] ?? 0] ?? 0);
  }

  /** What a card would gain that shows every symbol that keeps an area closed. */
  private opening(kind: number): number {
    const first = FIRST[kind]!;
    const second = SECOND[kind]!;
    this.wins = this.tops = false;
    const gain = this.inOrder(first, second);
    return this.lost ? Math.max(gain, this.inOrder(second, first)) : gain;
  }

  private inOrder(first: number, last: number): number {
    const { tracks, open, zeros, lows, short } = this;
    const from = tracks[first]!;
    const isZero = +(from === 0);
    const isLow = +(from < ENOUGH);
    const to = Math.min(from + open[first]!, limit(zeros - isZero, lows - isLow));
    const start = tracks[last]!;
    const zerosThen = zeros - (isZero & +(to > 0)) - +(start === 0);
    const lowsThen = lows - (isLow & +(to >= ENOUGH)) - +(start < ENOUGH);
    const end = Math.min(start + open[last]!, limit(zerosThen, lowsThen));
    this.lost = to + end < from + open[first]! + start + open[last]!;
    this.tops ||= (to === TOP && from < TOP) || (end === TOP && start < TOP);
    this.wins ||= to >= GOAL && end >= GOAL && short === +(from < GOAL) + +(start < GOAL);
    return WORTH[to]! - WORTH[from]! + WORTH[end]! - WORTH[start]!;
  }

  /** What the best of six unseen cards is expected to gain. */
  expected(unseen: Uint8Array, total: number): number {
    const counts = this.countGains(unseen);
    let left = total;
    let sum = 0;
    let none = 1;
    for (let gain = this.most; gain > 0; gain--) {
      if (counts[gain] === 0) continue;
      left -= counts[gain]!;
      const share = left / total;
      const still = (share * share * share) ** 2;
      sum += gain * (none - still);
      none = still;
    }
    return sum;
  }

  private countGains(unseen: Uint8Array): Uint8Array {
    const counts = this.unseen;
    counts.fill(0, 0, this.most + 1);
    this.winners = this.toppers = this.most = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = unseen[kind]!;
      if (count === 0) continue;
      const gain = this.of(kind);
      if (gain > this.most) this.most = gain;
      counts[gain]! += count;
      if (this.wins) this.winners += count;
      if (this.tops) this.toppers += count;
    }
    return counts;
  }
}
