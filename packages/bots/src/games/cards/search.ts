import { FastChance, type Chance } from '@sixfold/engine';
import type { CardsPosition } from '@sixfold/engine/cards';
import type { Advice } from '../../contract/advice.ts';
import type { Thinking } from '../../contract/bot.ts';
import { MoveContest } from '../../family/contest.ts';
import { redeal } from '../../family/redeal.ts';
import { adviceOf } from './advice.ts';
import type { CardsJudge } from './evaluate.ts';

/**
 * After so many rounds tries go so many turns further: what is left then is close, and the judge errs by more than the luck of
 * a long try, once there are many of them.
 */
const PATIENCE = 24;
const FURTHER = 2;

/**
 * Tries moves out: deals anew what the seat cannot see, plays each of the moves and lets everyone play on by instinct
 * for some turns, under the same luck for every move. What the judge then thinks of the seat's own turn counts.
 */
export class CardsSearch implements Thinking {
  private readonly position: CardsPosition;
  private readonly judge: CardsJudge;
  private readonly moves: readonly number[];
  /** The first tries end with this many-th next turn of the seat that thinks. */
  private readonly turns: number;
  private readonly luck: FastChance;
  private readonly contest: MoveContest;
  private readonly deal: CardsPosition;
  private readonly world: CardsPosition;

  constructor(position: CardsPosition, moves: readonly number[], judge: CardsJudge, turns: number, chance: Chance) {
    this.position = position;
    this.judge = judge;
    this.moves = moves;
    this.turns = turns;
    this.luck = new FastChance(chance.next());
    this.deal = position.clone();
    this.world = position.clone();
    judge.lookAt(position);
    this.contest = new MoveContest(moves.map((move) => Math.min(1, judge.worth(position, move))));
  }

  get move(): number {
    return this.moves[this.contest.leader]!;
  }

  /** Tries every move that is still in the contest under one deal. */
  step(): boolean {
    const { contest, luck } = this;
    if (contest.alive.length < 2) return false;
    redeal(this.deal, this.position.turn, luck);
    const seed = luck.next();
    for (const index of contest.alive) contest.note(index, this.tryOut(this.moves[index]!, new FastChance(seed)));
    contest.endRound();
    return contest.alive.length > 1;
  }

  advice(): Advice[] {
    return adviceOf(this.position, this.moves, (index) => this.contest.outlook(index));
  }

  private get horizon(): number {
    return this.turns + (this.contest.rounds < PATIENCE ? 0 : FURTHER);
  }

  private tryOut(move: number, luck: Chance): number {
    const { world, judge, horizon } = this;
    const seat = this.position.turn;
    world.copyFrom(this.deal);
    world.play(move, luck);
    let mover = seat;
    for (let turns = 0; !world.ended;) {
      if (world.turn === seat && mover !== seat) turns++;
      mover = world.turn;
      const next = judge.best(world);
      if (turns === horizon) return Math.min(1, judge.value);
      world.play(next, luck);
    }
    return +(world.turn === seat);
  }
}
