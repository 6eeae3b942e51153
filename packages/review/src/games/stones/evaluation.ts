import { Layout, loadMastersJudge, stoneReasons, TurnSolver, type StonesJudge } from '@sixfold/bots/stones';
import { hashText } from '@sixfold/engine/seeded';
import type { StonesPosition } from '@sixfold/engine/stones';
import type { Evaluation, TeamShares } from '../../contract/evaluation.ts';

/** Solves the mover's turn; what its ends are worth say the masters, who have learned it. */
class StonesEvaluation implements Evaluation<StonesPosition> {
  readonly name = 'stones-chance';
  readonly hash: string;
  readonly seesLuck = true;
  private readonly judge: StonesJudge;

  constructor(judge: StonesJudge, basis: string) {
    this.judge = judge;
    this.hash = hashText(basis);
  }

  appraise(position: StonesPosition): { readonly shares: TeamShares; readonly error: 0 } {
    const shares = this.shares(position);
    // A network rounds what it shares out.
    const total = shares.reduce((sum, share) => sum + share, 0);
    return { shares: shares.map((share) => share / total), error: 0 };
  }

  candidates(position: StonesPosition): number[] {
    return position.legalMoves();
  }

  reasons(position: StonesPosition, move: number): ReturnType<Evaluation['reasons']> {
    return [...stoneReasons(position, move)];
  }

  private shares(position: StonesPosition): number[] {
    const { judge } = this;
    const start = Layout.of(position);
    const turn = new TurnSolver(start, position.tray);
    const seats = Array.from({ length: start.players }, (_, seat) => seat);
    if (!turn.canMove) {
      start.pass();
      return seats.map((seat) => judge.worth(start, seat));
    }
    const own = turn.solve((end) => judge.worth(end, position.turn));
    return seats.map((seat) => (seat === position.turn ? own : turn.follow((end) => judge.worth(end, seat))));
  }
}

/** How stones are judged at a table of so many. */
export async function makeEvaluation(players: number): Promise<Evaluation<StonesPosition>> {
  const { judge, basis } = await loadMastersJudge(players);
  return new StonesEvaluation(judge, basis);
}
