import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inOrder, type ThreadedWork } from '../../packages/cli/src/jobs/worker-pool.ts';

/**
 * The answers to the first tasks of a kind, a line each in a file, the missing ones done on threads: stopped at any time, it goes on
 * where it was. A file of another plan is begun anew.
 */
export async function* keptInOrder<Answer>(file: string, work: ThreadedWork, count: number): AsyncGenerator<Answer> {
  const head = JSON.stringify(work.plan);
  const kept = readAnswers<Answer>(file, head);
  if (kept.length === 0) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${head}\n`);
  }
  yield* kept.slice(0, count);
  for await (const answer of inOrder<Answer>(work, kept.length, count)) {
    appendFileSync(file, `${JSON.stringify(answer)}\n`);
    yield answer;
  }
}

/** What was answered by now; a line that was only half written is not there. */
function readAnswers<Answer>(file: string, head: string): Answer[] {
  const [first, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (first !== head) return [];
  const whole = lines.slice(0, -1);
  const answers: Answer[] = whole.map((line) => JSON.parse(line));
  if (lines.at(-1) !== '') writeFileSync(file, [head, ...whole, ''].join('\n'));
  return answers;
}
