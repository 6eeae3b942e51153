import { once } from 'node:events';
import { serve, type ServeWishes } from './serve.ts';

/** What a shell expects of a program that was interrupted. */
const INTERRUPTED = 130;

const asked = (): Promise<unknown> => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);

/** Serves until the process is asked to stop, then stops in order; asked again, it stops at once. */
export async function runServer(wishes: ServeWishes): Promise<void> {
  const serving = await serve(wishes);
  process.stdout.write(serving.greeting);
  await asked();
  const impatience = () => process.exit(INTERRUPTED);
  process.once('SIGINT', impatience).once('SIGTERM', impatience);
  await serving.close();
  process.off('SIGINT', impatience).off('SIGTERM', impatience);
}
