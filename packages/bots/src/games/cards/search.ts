import { FastChance, type Chance } from '@sixfold/engine';
import type { CardsPosition } from '@sixfold/engine/cards';
import type { Advice } from '../../contract/advice.ts';
import type { Thinking } from '../../contract/bot.ts';
import { USUAL_STEPS } from '../../contract/levels.ts';
import { MoveContest } from '../../family/contest.ts';
import { adviceOf } from './advice.ts';
import { CardsDeals } from './deals.ts';
import type { CardsJudge } from './evaluate.ts';

/** In so many rounds tries go one turn less far: that is enough to see what is plainly worse. */
const GLANCES = 4;

/**
 * After so many rounds tries go so many turns further: what is left then is close, and the judge errs by more than the luck of
 * a long try, once there are many of them.
 */
const PATIENCE = 24;
const FURTHER = 2;

/**
 * So many decisions are looked at in one step, by how many play: fewer in everybody's first turns, where less is at stake and tries
 * differ less. A step then takes as long as one deal for every move once did, and a little more.
 */
const FIRST_TURNS = 8;
const FIRST_DECISIONS: Readonly<Record<number, number>> = { 2: 11, 3: 16, 4: 18 };
const DECISIONS: Readonly<Record<number, number>> = { 2: 21, 3: 30, 4: 40 };

/**
 * Tries moves out: deals anew what the seat cannot see, plays each of the moves and lets everyone play on by instinct
 * for some turns, under the same luck for every move. What the judge then thinks of the seat's own turn counts; of
 * its last turns, if tries go further.
 */
export class CardsSearch implements Thinking {
  private readonly position: CardsPosition;
  private readonly judge: CardsJudge;
  private readonly moves: readonly number[];
  /** The first tries end with this many-th next turn of the seat that thinks. */
  private readonly turns: number;
  private readonly luck: FastChance;
  private readonly contest: MoveContest;
  private readonly deals: CardsDeals;
  /** The deal of this round, its luck, and which moves are still to be tried with it. */
  private readonly deal: CardsPosition;
  private roundLuck = 0;
  /** How many turns the tries of this round go. */
  private horizon = 0;
  private steps = 0;
  private waiting: number[] = [];
  private readonly world: CardsPosition;

  constructor(position: CardsPosition, moves: readonly number[], judge: CardsJudge, turns: number, chance: Chance) {
    this.position = position;
    this.judge = judge;
    this.moves = moves;
    this.turns = turns;
    this.luck = new FastChance(chance.next());
    this.deals = new CardsDeals(position, position.turn, this.luck);
    this.deal = position.clone();
    this.world = position.clone();
    judge.lookAt(position);
    this.contest = new MoveContest(moves.map((move) => Math.min(1, judge.worth(position, move))));
  }

  get move(): number {
    return this.moves[this.contest.leader]!;
  }

  /** Tries out moves that are still in the contest, all of them under one deal before the next. */
  step(): boolean {
    const { contest } = this;
    this.steps++;
    for (let decisions = 0; decisions < this.decisions && contest.alive.length > 1;) {
      if (this.waiting.length === 0) this.startRound();
      decisions += this.tryOut(this.waiting.pop() ?? 0);
      if (this.waiting.length === 0) contest.endRound();
    }
    return contest.alive.length > 1;
  }

  advice(): Advice[] {
    return adviceOf(this.position, this.moves, (index) => this.contest.outlook(index));
  }

  /** So many are looked at in one step. */
  private get decisions(): number {
    const { ply, config } = this.position;
    const isFirst = ply < FIRST_TURNS * config.players;
    return (isFirst ? FIRST_DECISIONS : DECISIONS)[config.players] ?? 0;
  }

  /** Whoever thinks twice as long as usual goes one turn further still, and again each time that the time has doubled. */
  private horizonNow(): number {
    const { rounds } = this.contest;
    if (rounds < GLANCES) return this.turns - 1;
    if (rounds < PATIENCE) return this.turns;
    return this.turns + FURTHER + Math.max(0, Math.floor(Math.log2(this.steps / USUAL_STEPS)));
  }

  private startRound(): void {
    this.horizon = this.horizonNow();
    this.deals.next(this.deal);
    this.roundLuck = this.luck.next();
    this.waiting = this.contest.alive.slice();
  }

  /** Plays a move and on from there; returns how many decisions that took. */
  private tryOut(index: number): number {
    const { world, judge, horizon, position, contest } = this;
    const seat = position.turn;
    const luck = new FastChance(this.roundLuck);
    const from = Math.min(this.turns, horizon);
    const opinions = 1 + horizon - from;
    let left = opinions;
    let sum = 0;
    let mover = seat;
    let decisions = 1;
    world.copyFrom(this.deal);
    world.play(this.moves[index]!, luck);
    for (let turns = 0; left > 0 && !world.ended; decisions++) {
      const isNextTurn = world.turn === seat && mover !== seat;
      mover = world.turn;
      const next = judge.best(world);
      if (isNextTurn && ++turns >= from) {
        sum += Math.min(1, judge.value);
        left--;
      }
      if (left > 0) world.play(next, luck);
    }
    // In a game that is over everybody would think the same in all turns to come.
    contest.note(index, (sum + left * +(world.turn === seat)) / opinions);
    return decisions;
  }
}
