import { EMPTY, FIRST, placement, SECOND, type TilePosition } from '@sixfold/engine/family';
import { TileGains } from './gains.ts';
import { OpenFields } from './open-fields.ts';
import type { ScoreMap } from './score-map.ts';

/** How much it counts at first sight that a field is taken away from the next player. */
const DENIAL = 0.35;

export const LIMIT = 512;

/** Finds the placements that deserve a closer look: by what they score, and by what they take away. */
export class Candidates {
  /** The moves found, best first, in the first `count` places. */
  readonly moves = new Uint16Array(LIMIT);
  count = 0;
  private readonly values = new Float32Array(LIMIT);
  private width = 0;
  private readonly open = new OpenFields();
  private readonly own = new TileGains();
  private readonly next = new TileGains();

  find(position: TilePosition, map: ScoreMap, width: number): void {
    this.count = 0;
    this.width = Math.min(width, LIMIT);
    const { open } = this;
    const { turn, config } = position;
    open.read(position);
    this.own.read(position, position.teamOf(turn) * 6, map, open.list, open.count);
    const rival = (turn + 1) % config.players;
    const denial = rival === turn ? 0 : DENIAL;
    if (denial > 0) this.next.read(position, position.teamOf(rival) * 6, map, open.list, open.count);
    const { list, size } = position.pairs;
    const { pairA, pairB, pairMarks } = position.board;
    const required = position.required();
    for (let index = 0; index < size; index++) {
      const pair = list[index]!;
      if (!(pairMarks[pair]! & required)) continue;
      const a = pairA[pair]!;
      const b = pairB[pair]!;
      const denied = denial * (this.next.best[a]! + this.next.best[b]!);
      if (!this.isWorthwhile(this.own.best[a]! + this.own.best[b]! + denied)) continue;
      this.offerOn(pair, a, b, position.kinds[turn]!, map, denied);
    }
  }

  /** Offers all that can be done on one pair of fields. */
  private offerOn(pair: number, a: number, b: number, kinds: number, map: ScoreMap, denied: number): void {
    const covers = map.tops[a]! < EMPTY;
    for (let rest = kinds; rest !== 0; rest &= rest - 1) {
      const kind = 31 - Math.clz32(rest & -rest);
      const first = FIRST[kind]!;
      const second = SECOND[kind]!;
      this.offer(placement(kind, pair, 0), denied + this.gainOf(map, a, first, b, second, covers));
      if (first !== second)
        this.offer(placement(kind, pair, 1), denied + this.gainOf(map, a, second, b, first, covers));
    }
  }

  private gainOf(map: ScoreMap, a: number, onA: number, b: number, onB: number, covers: boolean): number {
    const { own } = this;
    if (covers) return own.of(onA, map.half(a, onA, b)) + own.of(onB, map.half(b, onB, a));
    return own.of(onA, map.points[a * 8 + onA]!) + own.of(onB, map.points[b * 8 + onB]!);
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
