import { Glance, layOn, ScoreMap, type TileJudge } from '@sixfold/bots/tiles';
import { FastChance, type Chance } from '@sixfold/engine';
import { kindOf, KINDS, REFILL, type TilePosition } from '@sixfold/engine/family';
import { playOnUntil } from '../family/play-on.ts';
import { Memory, type Remembered } from './memory.ts';

/** How a game of tiles is played on before it is judged. */
export interface LookAhead {
  /** So many turns every seat plays on, with the tiles that it holds and no others. */
  readonly turns: number;
  /** So many moves are glanced at; 1 is a mere guess. */
  readonly width: number;
}

/** What is drawn is put back at once, so this luck decides nothing. */
const ANY_LUCK = new FastChance(0);

/** Plays a position on with the tiles that lie on the racks. */
export class TilePlay {
  readonly world: TilePosition;
  readonly map = new ScoreMap();
  private readonly glance: Glance;
  private readonly held = new Uint8Array(KINDS);
  private readonly memory = new Memory();

  constructor(like: TilePosition, judge: TileJudge) {
    this.world = like.clone();
    this.glance = new Glance(like, judge);
  }

  /** Whether a position is of such a table that it can be played on here. */
  isLike({ board, teams, config: { players } }: TilePosition): boolean {
    return this.world.board === board && this.world.teams === teams && this.world.config.players === players;
  }

  /** Begins with a position. */
  set(position: TilePosition): void {
    this.world.copyFrom(position);
    this.map.read(position.tops);
  }

  playOn({ turns, width }: LookAhead): void {
    const { world } = this;
    let mover = world.turn;
    for (let left = turns * world.config.players; left > 0 && !world.ended && this.canMove();) {
      this.playOne(width);
      if (world.turn === mover) continue;
      mover = world.turn;
      left--;
    }
  }

  /**
   * Plays on in a world of its own, with luck that is drawn, until a seat has come on turn so many times more; everybody glances at so many
   * moves.
   */
  playOut(world: TilePosition, seat: number, turns: number, chance: Chance, width: number): void {
    const { map, glance } = this;
    map.read(world.tops);
    playOnUntil(world, seat, turns, chance, () => {
      const move = glance.choose(world, map, width);
      if (move < REFILL) layOn(map, world, move);
      return move;
    });
  }

  /** The moves that look best at one glance at three times as many. */
  candidates(most: number): number[] {
    const { world, map, glance } = this;
    glance.choose(world, map, 3 * most);
    return glance.ranked().slice(0, most);
  }

  /** What a seat would think of it if it were on turn: the worth of its best move, or of what it has if no tile is left to it. */
  outlookOf(seat: number, width: number): number {
    const { world } = this;
    world.setTurn(seat);
    world.choosing = false;
    world.due = 0;
    return this.canMove() ? this.choiceAt(width).worth : this.glance.look(world, this.map, REFILL);
  }

  /** What every seat would think of it if it were on turn. */
  outlooks(width: number): number[] {
    const { world } = this;
    const { turn, choosing, due } = world;
    const outlooks = Array.from({ length: world.config.players }, (_, seat) => this.outlookOf(seat, width));
    world.setTurn(turn);
    world.choosing = choosing;
    world.due = due;
    return outlooks;
  }

  canMove(): boolean {
    return this.world.choosing || (this.world.held[this.world.turn] ?? 0) > 0;
  }

  private choiceAt(width: number): Remembered {
    const { world, map, glance } = this;
    return this.memory.recall(world, width, () => {
      const move = glance.choose(world, map, width);
      return { move, worth: glance.values[glance.best] ?? 0 };
    });
  }

  private playOne(width: number): void {
    const { world, map, glance } = this;
    const move = world.choosing ? REFILL : width === 1 ? glance.guess(world, map) : this.choiceAt(width).move;
    const seat = world.turn;
    const rack = world.racks.subarray(seat * KINDS, (seat + 1) * KINDS);
    this.held.set(rack);
    if (move < REFILL) {
      layOn(map, world, move);
      this.held[kindOf(move)] = (this.held[kindOf(move)] ?? 0) - 1;
    }
    world.play(move, ANY_LUCK);
    this.putBack(seat, rack);
  }

  /** Whatever a rack has more of than was left on it goes back into the bag. */
  private putBack(seat: number, rack: Uint8Array): void {
    const { world, held } = this;
    for (const [kind, count] of rack.entries()) {
      const before = held[kind] ?? 0;
      for (let copy = before; copy < count; copy++) world.bag[world.bagSize++] = kind;
      if (count <= before) continue;
      rack[kind] = before;
      world.held[seat] = (world.held[seat] ?? 0) - (count - before);
      if (before === 0) world.kinds[seat] = (world.kinds[seat] ?? 0) & ~(1 << kind);
    }
  }
}
