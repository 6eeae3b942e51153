import { once } from 'node:events';
import { serve, type Wishes } from './serve.ts';

/** Serves the page until the process is asked to stop, then stops in order. */
export async function runServer(wishes: Wishes): Promise<void> {
  const serving = await serve(wishes);
  process.stdout.write(serving.greeting);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await serving.close();
}
