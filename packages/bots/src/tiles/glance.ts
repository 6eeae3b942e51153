import { FastChance, weakest } from '@sixfold/engine';
import { FIRST, kindOf, KINDS, REFILL, SECOND, SWAP, type TilePosition } from '@sixfold/engine/family';
import { Candidates, LIMIT } from './candidates.ts';
import type { TileJudge } from './judges.ts';
import { Prospects } from './prospects.ts';
import { ScoreMap } from './score-map.ts';

/** What a finished game was worth to a seat: its share of the win; alone, how far the weakest track came. */
export function worthOf(position: TilePosition, seat: number): number {
  const { ranks, tracks } = position.result();
  if (ranks.length === 1) return weakest(tracks[0]!) / position.scale.top;
  if (ranks[seat] !== 1) return 0;
  return 1 / ranks.slice(0, position.teams).filter((rank) => rank === 1).length;
}

/** Lays a placement's two symbols on the map. */
export function layOn(map: ScoreMap, position: TilePosition, move: number): void {
  map.cover(position.firstField(move), FIRST[kindOf(move)]!);
  map.cover(position.secondField(move), SECOND[kindOf(move)]!);
}

/** Looks one move ahead: finds the moves worth a thought and has a judge value each of them. */
export class Glance {
  /** The moves looked at and what each is worth to the mover, in the first `count` places. */
  readonly moves = new Int32Array(LIMIT);
  readonly values = new Float32Array(LIMIT);
  count = 0;
  /** Where the best of them is. */
  best = 0;
  private readonly prospects = new Prospects();
  private readonly judge: TileJudge;
  private readonly candidates: Candidates;
  private readonly after: TilePosition;
  private readonly map = new ScoreMap();
  private readonly pieces = { rack: new Uint8Array(KINDS), unseen: new Uint8Array(KINDS) };
  /** What is drawn after a move is not looked at, so this luck decides nothing. */
  private readonly anyLuck = new FastChance(0);

  constructor(like: TilePosition, judge: TileJudge) {
    this.after = like.clone();
    this.judge = judge;
    this.candidates = new Candidates(judge.eye);
  }

  /** The move that looks best at first sight; no judge is asked where tiles are placed. */
  guess(position: TilePosition, map: ScoreMap): number {
    if (position.choosing) return this.choose(position, map, 1);
    this.candidates.find(position, map, 1);
    return this.candidates.moves[0]!;
  }

  /** Looks at the `width` most promising moves and returns the best one. */
  choose(position: TilePosition, map: ScoreMap, width: number): number {
    this.countPieces(position);
    this.gather(position, map, width);
    this.best = 0;
    for (let index = 0; index < this.count; index++) {
      this.values[index] = this.valueOf(position, map, this.moves[index]!);
      if (this.values[index]! > this.values[this.best]!) this.best = index;
    }
    return this.moves[this.best]!;
  }

  /** The moves looked at, best first. */
  ranked(): number[] {
    const order = Array.from({ length: this.count }, (_, index) => index);
    return order.sort((a, b) => this.values[b]! - this.values[a]!).map((index) => this.moves[index]!);
  }

  /** What one move is worth to the mover. */
  look(position: TilePosition, map: ScoreMap, move: number): number {
    this.countPieces(position);
    return this.valueOf(position, map, move);
  }

  private gather(position: TilePosition, map: ScoreMap, width: number): void {
    const { candidates, moves } = this;
    if (position.choosing) {
      moves[0] = REFILL;
      moves[1] = SWAP;
      this.count = 2;
      return;
    }
    candidates.find(position, map, width);
    moves.set(candidates.moves);
    this.count = candidates.count;
  }

  private countPieces({ racks, bag, bagSize, turn, config }: TilePosition): void {
    const { rack, unseen } = this.pieces;
    unseen.fill(0);
    for (let index = 0; index < bagSize; index++) unseen[bag[index]!]!++;
    for (let seat = 0; seat < config.players; seat++) {
      const counts = seat === turn ? rack : unseen;
      if (seat === turn) rack.fill(0);
      for (let kind = 0; kind < KINDS; kind++) counts[kind]! += racks[seat * KINDS + kind]!;
    }
  }

  private valueOf(position: TilePosition, map: ScoreMap, move: number): number {
    const { rack } = this.pieces;
    if (move === REFILL) return this.valueNow(position, map, position.turn, false);
    if (move === SWAP) return this.valueAfterSwap(position, map);
    const { after, map: mapAfter } = this;
    const seat = position.turn;
    after.copyFrom(position);
    after.play(move, this.anyLuck);
    if (after.ended) return worthOf(after, seat);
    mapAfter.copyFrom(map);
    layOn(mapAfter, position, move);
    rack[kindOf(move)]!--;
    const value = this.valueNow(after, mapAfter, seat, after.choosing);
    rack[kindOf(move)]!++;
    return value;
  }

  private valueNow(position: TilePosition, map: ScoreMap, seat: number, maySwap: boolean): number {
    const { prospects, judge, pieces } = this;
    prospects.read(position, map, pieces, maySwap);
    if (judge.looksAhead) prospects.readMoves(position, map, seat, pieces);
    return judge.valueOf(position, seat, prospects);
  }

  /** As if the rack were empty and all its tiles could be drawn again. */
  private valueAfterSwap(position: TilePosition, map: ScoreMap): number {
    const { rack, unseen } = this.pieces;
    for (let kind = 0; kind < KINDS; kind++) {
      unseen[kind]! += rack[kind]!;
      rack[kind] = 0;
    }
    return this.valueNow(position, map, position.turn, false);
  }
}
