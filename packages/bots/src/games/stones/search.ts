import type { StonesPosition } from '@sixfold/engine/stones';
import type { Advice } from '../../contract/advice.ts';
import type { Thinking } from '../../contract/bot.ts';
import { adviseOn, outlookOn } from './advice.ts';
import { progress, type StonesJudge } from './evaluate.ts';
import { Layout } from './layout.ts';
import { TurnSolver } from './turn.ts';

/** So many ends of the turn are judged anew in one step: a few milliseconds at most. */
const ENDS = 8;

/** A turn that is played as well as its ends are judged: by one judge at once, then perhaps by a slower and better one. */
export class StonesSearch implements Thinking {
  private readonly position: StonesPosition;
  private readonly start: Layout;
  private readonly review: Iterator<void> | null;
  /** What the player's collection is worth already. */
  private readonly now: number;
  private turn: TurnSolver;

  constructor(position: StonesPosition, judge: StonesJudge, better?: StonesJudge) {
    this.position = position;
    this.start = Layout.of(position);
    this.now = progress(this.start, position.turn);
    this.turn = new TurnSolver(this.start, position.tray);
    this.turn.solve((end) => judge(end, position.turn));
    this.review = better && position.countMoves() > 1 ? this.judgeAnew(better) : null;
  }

  get move(): number {
    const [first, second] = this.position.legalMoves() as [number, number?];
    return second === undefined || this.turn.draw > this.turn.end ? first : second;
  }

  step(): boolean {
    return this.review?.next().done === false;
  }

  /** The share of the win that a legal move promises. */
  outlookOf(move: number): number {
    return outlookOn(this.position, this.start, this.turn, this.now, move);
  }

  advice(): Advice[] {
    const moves = this.position.legalMoves();
    return moves
      .map((move) => adviseOn(this.position, this.start, this.turn, this.now, move))
      .sort((one, other) => other.outlook - one.outlook);
  }

  /** The better judge's plan counts only once it is complete: two measures do not mix. */
  private *judgeAnew(judge: StonesJudge): Generator<void> {
    const { start, position } = this;
    const turn = new TurnSolver(start, position.tray);
    const end = new Layout(start.players, start.goal);
    let judged = 0;
    for (const place of turn.visit(end)) {
      turn.setEnd(place, judge(end, position.turn));
      if (++judged % ENDS === 0) yield;
    }
    turn.conclude();
    this.turn = turn;
  }
}
