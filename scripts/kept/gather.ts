import { Progress } from '../../packages/cli/src/jobs/progress.ts';
import type { ThreadedWork } from '../../packages/cli/src/jobs/worker-pool.ts';
import { keptInOrder } from './tasks.ts';

/** What is to be gathered: a line of a file a game. */
export interface Gathering<Answer> {
  readonly file: string;
  readonly work: ThreadedWork;
  /** What stands beside the bar of progress. */
  readonly what: string;
  /** So much that counts, of at most so many games. */
  readonly enough: number;
  readonly most: number;
  /** How much an answer counts. */
  readonly counts: (answer: Answer) => number;
}

/** Has games of a plan played until what they brought is enough, or it is late. */
export async function gather<Answer>({ file, work, what, enough, most, counts }: Gathering<Answer>): Promise<Answer[]> {
  const progress = new Progress(enough, what);
  const answers: Answer[] = [];
  let count = 0;
  for await (const answer of keptInOrder<Answer>(file, work, most)) {
    answers.push(answer);
    count += counts(answer);
    progress.at(Math.min(count, enough));
    if (count >= enough) break;
  }
  progress.end();
  return answers;
}
