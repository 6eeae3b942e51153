import type { StonesPosition } from '@sixfold/engine/stones';
import type { Advice } from '../../contract/advice.ts';
import type { Thinking } from '../../contract/bot.ts';
import { adviseOn, outlookOn, type Plan } from './advice.ts';
import type { StonesJudge } from './evaluate.ts';
import { Layout } from './layout.ts';
import { TurnSolver } from './turn.ts';

/** So many ends of the turn are judged anew in one step. */
const ENDS = 16;
/** Moves that differ by so much of an even share at most are looked at a third time. */
const CLOSE = 0.03;

/** Who thinks on after the first glance. */
export interface Advisers {
  /** Judges all ends of the turn. */
  readonly better: StonesJudge;
  /** Looks further, where it is close: only at ends to which the plan leads. */
  readonly further: StonesJudge;
}

/** A turn that is played as well as its ends are judged: by one judge at once, then perhaps by slower and better ones. */
export class StonesSearch implements Thinking {
  private readonly position: StonesPosition;
  private readonly review: Iterator<void> | null;
  private plan: Plan;

  constructor(position: StonesPosition, judge: StonesJudge, advisers?: Advisers) {
    const start = Layout.of(position);
    const turn = new TurnSolver(start, position.tray);
    turn.solve((end) => judge.worth(end, position.turn));
    this.position = position;
    this.plan = { start, turn, judge };
    this.review = advisers && position.countMoves() > 1 ? this.ask(advisers) : null;
  }

  get move(): number {
    const { turn } = this.plan;
    const [first, second] = this.position.legalMoves() as [number, number?];
    return second === undefined || turn.draw > turn.end ? first : second;
  }

  step(): boolean {
    return this.review?.next().done === false;
  }

  /** The share of the win that a legal move promises. */
  outlookOf(move: number): number {
    return outlookOn(this.position, this.plan, move);
  }

  advice(): Advice[] {
    const { position, move: best } = this;
    const advice = position.legalMoves().map((move) => adviseOn(position, this.plan, move));
    return advice.sort((one, other) => other.outlook - one.outlook || +(other.move === best) - +(one.move === best));
  }

  /** Each one's plan counts only once it is complete: two measures do not mix. */
  private *ask({ better, further }: Advisers): Generator<void> {
    const { start } = this.plan;
    const { players } = start;
    const end = new Layout(players, start.goal);
    const turn = new TurnSolver(start, this.position.tray);
    yield* this.judgeAnew(turn, better, end, turn.visit(end), ENDS);
    if (Math.abs(turn.draw - turn.end) * players > CLOSE) return;
    const again = turn.copy();
    yield* this.judgeAnew(again, further, end, again.visitPlanned(end), 1);
  }

  /** Has a judge tell what ends are worth, so many in a step. */
  private *judgeAnew(
    turn: TurnSolver,
    judge: StonesJudge,
    end: Layout,
    places: Iterable<number>,
    atOnce: number,
  ): Generator<void> {
    let judged = 0;
    for (const place of places) {
      turn.setEnd(place, judge.worth(end, this.position.turn));
      if (++judged % atOnce === 0) yield;
    }
    turn.conclude();
    this.plan = { start: this.plan.start, turn, judge };
  }
}
