import { WorkerReviewer } from './worker-reviewer.ts';

/** Where this page has games reviewed: in a worker of its own, for as long as somebody looks. */
export const reviewer = new WorkerReviewer(
  () => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
  async () => (await import('./review-here.ts')).reviewHere,
);
