import type { StonesJudge } from './evaluate.ts';
import { Layout } from './layout.ts';
import { averageRefilled } from './refill.ts';
import { TurnSolver } from './turn.ts';

/** Foresees the whole next turn, played as well as a judge can tell, on average over all that may be laid open before it. */
export const judgeAhead = (judge: StonesJudge): StonesJudge => ({
  worth: (end, seat) =>
    end.ended ? judge.worth(end, seat) : averageRefilled(end, (start) => worthOfTurn(judge, start, seat)),
  outlook: (start, seat, worth) => judge.outlook(start, seat, worth),
});

function worthOfTurn(judge: StonesJudge, start: Layout, seat: number): number {
  const turn = new TurnSolver(start, 0);
  if (!turn.canMove) return judge.worth(passed(start), seat);
  const own = turn.solve((end) => judge.worth(end, start.turn));
  return seat === start.turn ? own : turn.follow((end) => judge.worth(end, seat));
}

/** S9. */
function passed(start: Layout): Layout {
  const end = new Layout(start.players, start.goal);
  end.copyFrom(start);
  end.pass();
  return end;
}
