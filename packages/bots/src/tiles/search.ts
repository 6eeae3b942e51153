import { FastChance, type Chance } from '@sixfold/engine';
import { REFILL, type TilePosition } from '@sixfold/engine/family';
import type { Advice } from '../contract/advice.ts';
import type { Thinking } from '../contract/bot.ts';
import { adviceOf } from './advice.ts';
import { MoveContest } from '../family/contest.ts';
import { Glance, layOn, worthOf } from './glance.ts';
import type { TileJudge } from './judges.ts';
import { redeal } from '../family/redeal.ts';
import { ScoreMap } from './score-map.ts';

/** So many moves each player glances at while a move is tried out, and so many at its end; 1 is a mere guess. */
interface Breadth {
  readonly width: number;
  readonly leaf: number;
}

/** How somebody searches. */
export interface Depth extends Breadth {
  /** So many moves are glanced at, and so many of them tried out. */
  readonly glances: number;
  readonly tries: number;
  /** Whoever still thinks after so many steps sees more in each try: more of them at a narrow look would only be surer of what it overlooks. */
  readonly later?: Breadth & { readonly after: number };
  /** The first tries end with this many-th next move of the seat that thinks. */
  readonly turns: number;
  /** So many decisions are played in one step. */
  readonly decisions: number;
  /** With so few pairs of fields left it goes on to the end of the game. */
  readonly endgame: number;
}

/** After so many rounds, and each time after twice as many more, tries go a turn further: what is left then is close. */
const PATIENCE = 16;

/**
 * Tries out the best moves: deals anew what the seat cannot see, plays each of them and lets everyone play on for a few
 * turns, each for themselves; the same deal for every move. (To imagine that all others play against the one who thinks was
 * tried with three players, and was no better.)
 */
export class TileSearch implements Thinking {
  private readonly position: TilePosition;
  private readonly map = new ScoreMap();
  private readonly glance: Glance;
  private readonly depth: Depth;
  private readonly luck: FastChance;
  private readonly moves: readonly number[];
  private readonly contest: MoveContest;
  /** The deal of this round, its luck, and which moves are still to be tried with it. */
  private readonly deal: TilePosition;
  private roundLuck = 0;
  private waiting: number[] = [];
  private readonly world: TilePosition;
  private readonly worldMap = new ScoreMap();
  private steps = 0;
  /** The same for all moves of a round. */
  private breadth: Breadth;

  constructor(position: TilePosition, judge: TileJudge, depth: Depth, chance: Chance) {
    this.position = position;
    this.depth = this.breadth = depth;
    this.deal = position.clone();
    this.world = position.clone();
    this.glance = new Glance(position, judge);
    this.luck = new FastChance(chance.next());
    this.map.read(position.tops);
    this.glance.choose(position, this.map, depth.glances);
    this.moves = this.glance.ranked().slice(0, depth.tries);
    this.contest = new MoveContest(this.moves.map((move) => this.glance.look(position, this.map, move)));
  }

  get move(): number {
    return this.moves[this.contest.leader]!;
  }

  step(): boolean {
    this.steps++;
    for (let decisions = 0; decisions < this.depth.decisions && this.contest.alive.length > 1;) {
      if (this.waiting.length === 0) this.startRound();
      const index = this.waiting.pop()!;
      decisions += this.tryOut(index);
      if (this.waiting.length === 0) this.contest.endRound();
    }
    return this.contest.alive.length > 1;
  }

  advice(): Advice[] {
    return adviceOf(this.position, this.map, this.moves, (index) => this.contest.outlook(index));
  }

  /** A try ends with this many-th next move of the seat that thinks. */
  private get horizon(): number {
    return this.depth.turns + Math.floor(Math.log2(1 + this.contest.rounds / PATIENCE));
  }

  private startRound(): void {
    const { later } = this.depth;
    if (later && this.steps > later.after) this.breadth = later;
    this.deal.copyFrom(this.position);
    redeal(this.deal, this.position.turn, this.luck);
    this.roundLuck = this.luck.next();
    this.waiting = this.contest.alive.slice();
  }

  /** Plays a move and on from there; returns how many decisions were looked at, by the effort of a narrow one. */
  private tryOut(index: number): number {
    const { world, glance, depth, breadth, position } = this;
    const effort = breadth.width / depth.width;
    const seat = position.turn;
    const luck = new FastChance(this.roundLuck);
    world.copyFrom(this.deal);
    this.worldMap.copyFrom(this.map);
    this.playOn(this.moves[index]!, luck);
    let turns = position.pairs.size <= depth.endgame ? Infinity : this.horizon;
    let decisions = 0;
    while (!world.ended) {
      decisions += effort;
      const isLast = world.turn === seat && !world.choosing && --turns <= 0;
      const width = isLast ? breadth.leaf : breadth.width;
      const move = width === 1 ? glance.guess(world, this.worldMap) : glance.choose(world, this.worldMap, width);
      if (isLast) {
        this.contest.note(index, this.glance.look(world, this.worldMap, move));
        return decisions;
      }
      this.playOn(move, luck);
    }
    this.contest.note(index, worthOf(world, seat));
    return decisions + effort;
  }

  private playOn(move: number, luck: Chance): void {
    if (move < REFILL) layOn(this.worldMap, this.world, move);
    this.world.play(move, luck);
  }
}
