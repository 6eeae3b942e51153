import { EMPTY, FIRST, placement, SECOND, type TilePosition } from '@sixfold/engine/family';
import { FirstSight, type Eye } from './first-sight.ts';
import { TileGains } from './gains.ts';
import { OpenFields } from './open-fields.ts';
import type { ScoreMap } from './score-map.ts';

export const LIMIT = 512;

/** Finds the placements that deserve a closer look: by what their halves promise at first sight. */
export class Candidates {
  /** The moves found, best first, in the first `count` places. */
  readonly moves = new Uint16Array(LIMIT);
  count = 0;
  private readonly values = new Float32Array(LIMIT);
  private width = 0;
  private readonly open = new OpenFields();
  private readonly own = new TileGains();
  private readonly next = new TileGains();
  private readonly sight = new FirstSight();
  private readonly eye: Eye;

  constructor(eye: Eye) {
    this.eye = eye;
  }

  find(position: TilePosition, map: ScoreMap, width: number): void {
    this.count = 0;
    this.width = Math.min(width, LIMIT);
    this.look(position, map);
    const { list, size } = position.pairs;
    const { ends, pairMarks } = position.board;
    const required = position.required();
    const { best } = this.sight;
    for (let index = 0; index < size; index++) {
      const pair = list[index]!;
      if (!(pairMarks[pair]! & required)) continue;
      const a = ends[2 * pair]!;
      const b = ends[2 * pair + 1]!;
      if (this.isWorthwhile(best[a]! + best[b]!)) this.offerOn(pair, a, b, position.kinds[position.turn]!, map);
    }
  }

  private look(position: TilePosition, map: ScoreMap): void {
    const { open, own, next } = this;
    const { turn, config, kinds } = position;
    const rival = (turn + 1) % config.players;
    open.read(position);
    own.read(position, position.teamOf(turn) * 6, map, open.list, open.count);
    if (rival !== turn) next.read(position, position.teamOf(rival) * 6, map, open.list, open.count);
    this.sight.read(this.eye, symbolsOf(kinds[turn]!), map, open, own, rival === turn ? null : next);
  }

  /** Offers all that can be done on one pair of fields. */
  private offerOn(pair: number, a: number, b: number, kinds: number, map: ScoreMap): void {
    const covers = map.tops[a]! < EMPTY;
    for (let rest = kinds; rest !== 0; rest &= rest - 1) {
      const kind = 31 - Math.clz32(rest & -rest);
      const first = FIRST[kind]!;
      const second = SECOND[kind]!;
      this.offer(placement(kind, pair, 0), this.valueOf(map, a, first, b, second, covers));
      if (first !== second) this.offer(placement(kind, pair, 1), this.valueOf(map, a, second, b, first, covers));
    }
  }

  private valueOf(map: ScoreMap, a: number, onA: number, b: number, onB: number, covers: boolean): number {
    const { promise } = this.sight;
    const value = promise[a * 8 + onA]! + promise[b * 8 + onB]!;
    return covers ? value - this.lostUnder(map, a, onA, b) - this.lostUnder(map, b, onB, a) : value;
  }

  /** What half a tile does not gain because a line leads over the other half. */
  private lostUnder(map: ScoreMap, field: number, symbol: number, other: number): number {
    const { own } = this;
    return own.of(symbol, map.points[field * 8 + symbol]!) - own.of(symbol, map.half(field, symbol, other));
  }

  private isWorthwhile(value: number): boolean {
    return this.count < this.width || value > this.values[this.width - 1]!;
  }

  /** Keeps the move if it is among the best so far. */
  private offer(move: number, value: number): void {
    const { moves, values, width } = this;
    if (!this.isWorthwhile(value)) return;
    if (this.count === width) this.count--;
    let at = this.count++;
    for (; at > 0 && values[at - 1]! < value; at--) {
      values[at] = values[at - 1]!;
      moves[at] = moves[at - 1]!;
    }
    values[at] = value;
    moves[at] = move;
  }
}

/** The symbols, as a set, that tiles of a set of kinds show. */
function symbolsOf(kinds: number): number {
  let symbols = 0;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest);
    symbols |= (1 << FIRST[kind]!) | (1 << SECOND[kind]!);
  }
  return symbols;
}
