import { Progress } from '../jobs/progress.ts';
import { inOrder, type ThreadedWork } from '../jobs/worker-pool.ts';
import type { Ledger } from './ledger.ts';
import type { ArenaPlan, Played } from './match.ts';
import { endGroup, type ProcessChange } from './program.ts';
import { clearGames } from './standings.ts';

/** Plays what is not in the ledger yet; ends early when it is interrupted, or when it is clear who is better. */
export async function runArena(plan: ArenaPlan, games: number, jobs: number, ledger: Ledger | null): Promise<Played[]> {
  const played = ledger?.played ?? [];
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  const programs = new Set<number>();
  const work: ThreadedWork<ProcessChange> = {
    script: new URL('worker.ts', import.meta.url),
    plan,
    jobs,
    signal: stop.signal,
    onReport: (change) => follow(programs, change),
  };
  const progress = new Progress(games, 'games', played.length);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const last = isClear(plan, played) ? played.length : games;
  try {
    for await (const one of inOrder<Played, ProcessChange>(work, played.length, last)) {
      if (ledger) ledger.add(one);
      else played.push(one);
      if (one.forfeit) progress.say(sayForfeit(plan, one));
      progress.at(played.length);
      if (isClear(plan, played)) break;
    }
  } finally {
    progress.end();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    for (const pid of programs) endGroup(pid);
  }
  return played;
}

/** Is asked after each deal, which is the same however many games are played at once. */
const isClear = (plan: ArenaPlan, played: readonly Played[]): boolean =>
  plan.untilClear === true && played.length % plan.seatings.length === 0 && clearGames(plan, played) !== null;

function follow(programs: Set<number>, change: ProcessChange): void {
  if ('started' in change) programs.add(change.started);
  else programs.delete(change.ended);
}

function sayForfeit({ entrants }: ArenaPlan, { game, deal, seats, forfeit }: Played): string {
  const { seat, reason } = forfeit!;
  return `sixfold: ${entrants[seats[seat]!]!.label} forfeits game ${game} (deal ${deal}, seat ${seat}): ${reason}`;
}
