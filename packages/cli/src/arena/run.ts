import { inOrder } from '../jobs/worker-pool.ts';
import { Progress } from '../jobs/progress.ts';
import type { Ledger } from './ledger.ts';
import type { Plan, Played } from './match.ts';
import { endGroup } from './program.ts';

/** Plays what is not in the ledger yet; ends early when it is interrupted. */
export async function playAll(plan: Plan, games: number, jobs: number, ledger: Ledger | null): Promise<Played[]> {
  const played = ledger?.played ?? [];
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  const programs = new Set<number>();
  const aside = (message: unknown): void => keepRoll(programs, message as { started?: number; ended?: number });
  const work = { script: new URL('worker.ts', import.meta.url), plan, jobs, signal: stop.signal, aside };
  const progress = new Progress(games, 'games', played.length);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    for await (const one of inOrder<Played>(work, played.length, games)) {
      if (ledger) ledger.add(one);
      else played.push(one);
      if (one.forfeit) progress.say(sayForfeit(plan, one));
      progress.at(played.length);
    }
  } finally {
    progress.end();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    for (const pid of programs) endGroup(pid);
  }
  return played;
}

function keepRoll(programs: Set<number>, { started, ended }: { started?: number; ended?: number }): void {
  if (started !== undefined) programs.add(started);
  if (ended !== undefined) programs.delete(ended);
}

function sayForfeit({ entrants }: Plan, { game, deal, seats, forfeit }: Played): string {
  const { seat, reason } = forfeit!;
  return `sixfold: ${entrants[seats[seat]!]!.label} forfeits game ${game} (deal ${deal}, seat ${seat}): ${reason}`;
}
