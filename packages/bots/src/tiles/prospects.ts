import { FIRST, KINDS, SECOND, type TilePosition } from '@sixfold/engine/family';
import { TileGains } from './gains.ts';
import { OpenFields } from './open-fields.ts';
import type { ScoreMap } from './score-map.ts';

/** The pieces that a seat holds and those that it has not seen, by kind. */
export interface Pieces {
  readonly rack: Uint8Array;
  readonly unseen: Uint8Array;
}

/** Best places noted for each symbol. */
export const SPOTS = 3;

/** Places are counted by their points up to this many; more count as this. */
export const MOST_COUNTED = 7;
const COUNTS = MOST_COUNTED + 1;

/**
 * What lies before a player who has just moved and not yet refilled: the places left, what the player's own tiles could
 * do there next, and what the next player is expected to do first. Alone at the table, the next tile is the threat's
 * place: what it can be expected to bring.
 */
export class Prospects {
  /** The best points that each symbol can still score, best first: `spots[symbol * SPOTS]`. */
  readonly spots = new Uint8Array(6 * SPOTS);
  /** How many fields would score so many points with each symbol. */
  private readonly counts = new Uint8Array(6 * COUNTS);
  /** How many of the tiles on the rack, and of those not seen, show each symbol. */
  readonly onRack = new Uint8Array(6);
  readonly unseen = new Uint8Array(6);
  hasRack = false;
  /** What the best tile on the rack, and the best of another kind, would be worth now. */
  followUp = 0;
  secondFollowUp = 0;
  /** What the next player's best tile is expected to be worth to them, and what it is worth at most. */
  threat = 0;
  worstThreat = 0;
  /** How many pairs of fields a tile can still lie on, and how many fields these are. */
  pairs = 0;
  fields = 0;
  /** Whether the player may now swap. */
  maySwap = false;
  private readonly open = new OpenFields();
  private readonly own = new TileGains();
  private readonly next = new TileGains();
  private readonly ownBest = new Float32Array(KINDS);
  private readonly nextBest = new Float32Array(KINDS);

  /** Looks at the places and pieces that are left. */
  read(position: TilePosition, map: ScoreMap, { rack, unseen }: Pieces, maySwap: boolean): void {
    this.maySwap = maySwap;
    this.open.read(position);
    this.pairs = position.pairs.size;
    this.fields = this.open.count;
    this.readSpots(map);
    countSymbols(rack, this.onRack);
    countSymbols(unseen, this.unseen);
  }

  /** Looks at what can be done there next: the costlier half, for those who ask. */
  readMoves(position: TilePosition, map: ScoreMap, seat: number, { rack, unseen }: Pieces): void {
    const { open, own, next } = this;
    const rival = (seat + 1) % position.config.players;
    own.read(position, position.teamOf(seat) * 6, map, open.list, open.count);
    next.read(position, position.teamOf(rival) * 6, map, open.list, open.count);
    this.readBest(position, map);
    this.readFollowUps(rack);
    this.readThreat(unseen, position.held[rival]!);
  }

  /** How many fields would score so many points with a symbol; more than are counted apart are counted together. */
  placesFor(symbol: number, points: number): number {
    return this.counts[symbol * COUNTS + points]!;
  }

  /** What the best place for a tile of a kind would be worth to the player now, where moves were looked at. */
  bestOf(kind: number): number {
    return this.ownBest[kind]!;
  }

  private readSpots({ points, scoring }: ScoreMap): void {
    const { spots, counts, open } = this;
    spots.fill(0);
    counts.fill(0);
    for (let index = 0; index < open.count; index++) {
      const field = open.list[index]!;
      for (let rest = scoring[field]!; rest !== 0; rest &= rest - 1) {
        const symbol = 31 - Math.clz32(rest & -rest);
        const value = points[field * 8 + symbol]!;
        const at = symbol * SPOTS;
        counts[symbol * COUNTS + (value < MOST_COUNTED ? value : MOST_COUNTED)]!++;
        if (value <= spots[at + 2]!) continue;
        if (value <= spots[at + 1]!) spots[at + 2] = value;
        else {
          spots[at + 2] = spots[at + 1]!;
          spots[at + 1] = Math.min(value, spots[at]!);
          spots[at] = Math.max(value, spots[at]!);
        }
      }
    }
  }

  /**
   * For each kind: what its best place is worth to either player. Most symbols score nothing on most fields, so that it is
   * far quicker to go through those that do on both fields of a pair, and to take the best single field for the rest.
   */
  private readBest({ pairs, board }: TilePosition, map: ScoreMap): void {
    const { own, next, ownBest, nextBest } = this;
    bestSingle(own, ownBest);
    bestSingle(next, nextBest);
    const { scoring, tops } = map;
    for (let index = 0; index < pairs.size; index++) {
      const pair = pairs.list[index]!;
      const a = board.ends[2 * pair]!;
      const b = board.ends[2 * pair + 1]!;
      const onB = scoring[b]!;
      if (onB === 0) continue;
      for (let onA = scoring[a]!; onA !== 0; onA &= onA - 1) {
        const first = 31 - Math.clz32(onA & -onA);
        for (let rest = onB; rest !== 0; rest &= rest - 1) {
          const second = 31 - Math.clz32(rest & -rest);
          if (tops[b] === first || tops[a] === second) this.improveCovered(map, a, first, b, second);
          else {
            const kind = KIND_OF[first * 6 + second]!;
            const mine = own.worth[a * 8 + first]! + own.worth[b * 8 + second]!;
            if (mine > ownBest[kind]!) ownBest[kind] = mine;
            const theirs = next.worth[a * 8 + first]! + next.worth[b * 8 + second]!;
            if (theirs > nextBest[kind]!) nextBest[kind] = theirs;
          }
        }
      }
    }
  }

  /** On fields that already show one of the symbols: lines that lead over the tile itself do not count. */
  private improveCovered(map: ScoreMap, a: number, first: number, b: number, second: number): void {
    const { own, next, ownBest, nextBest } = this;
    const kind = KIND_OF[first * 6 + second]!;
    const onA = map.half(a, first, b);
    const onB = map.half(b, second, a);
    ownBest[kind] = Math.max(ownBest[kind]!, own.of(first, onA) + own.of(second, onB));
    nextBest[kind] = Math.max(nextBest[kind]!, next.of(first, onA) + next.of(second, onB));
  }

  private readFollowUps(rack: Uint8Array): void {
    this.followUp = this.secondFollowUp = 0;
    this.hasRack = false;
    for (let kind = 0; kind < KINDS; kind++) {
      if (rack[kind] === 0) continue;
      this.hasRack = true;
      const value = this.ownBest[kind]!;
      if (value > this.followUp) {
        this.secondFollowUp = this.followUp;
        this.followUp = value;
      } else if (value > this.secondFollowUp) this.secondFollowUp = value;
    }
  }

  /** Goes through the kinds, best first: each counts as often as a rack holds it and none before it. */
  private readThreat(unseen: Uint8Array, held: number): void {
    const { nextBest } = this;
    let total = 0;
    let kinds = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = unseen[kind]!;
      if (count === 0) continue;
      total += count;
      let at = kinds++;
      for (; at > 0 && nextBest[byWorth[at - 1]!]! < nextBest[kind]!; at--) byWorth[at] = byWorth[at - 1]!;
      byWorth[at] = kind;
    }
    this.threat = 0;
    this.worstThreat = kinds > 0 ? nextBest[byWorth[0]!]! : 0;
    let left = total;
    let noneBefore = 1;
    for (let index = 0; index < kinds && noneBefore > 0.01; index++) {
      const kind = byWorth[index]!;
      left -= unseen[kind]!;
      let none = 1;
      for (let drawn = 0; drawn < held; drawn++) none *= left / total;
      this.threat += nextBest[kind]! * (noneBefore - none);
      noneBefore = none;
    }
  }
}

const byWorth = new Uint8Array(KINDS);

/** The kind that shows these two symbols: `KIND_OF[first * 6 + second]`, either way round. */
const KIND_OF = new Uint8Array(36);
for (let kind = 0; kind < KINDS; kind++) {
  KIND_OF[FIRST[kind]! * 6 + SECOND[kind]!] = KIND_OF[SECOND[kind]! * 6 + FIRST[kind]!] = kind;
}

/** How many of the pieces show each symbol. */
function countSymbols(pieces: Uint8Array, out: Uint8Array): void {
  out.fill(0);
  for (let kind = 0; kind < KINDS; kind++) {
    const count = pieces[kind]!;
    out[FIRST[kind]!]! += count;
    out[SECOND[kind]!]! += count;
  }
}

/** The best that a kind can do with one of its symbols alone. */
function bestSingle({ single }: TileGains, out: Float32Array): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const first = single[FIRST[kind]!]!;
    const second = single[SECOND[kind]!]!;
    out[kind] = first > second ? first : second;
  }
}
