import { parentPort } from 'node:worker_threads';
import type { ThreadMessage } from './worker-pool.ts';

/** What a thread of a worker pool does: it answers each task that it is sent. A failure ends the thread, and the pool tells of it. */
export function answerTasks<Answer>(answerTo: (task: number) => Promise<Answer>): void {
  parentPort?.on('message', (task: number) => {
    void answerTo(task).then((answer) => parentPort?.postMessage({ task, answer } satisfies ThreadMessage<Answer>));
  });
}
