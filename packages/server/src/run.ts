import { once } from 'node:events';
import { serve, type ServeWishes } from './serve.ts';

/** What a shell expects of a program that was interrupted. */
const INTERRUPTED = 130;
const FAILED = 1;

const asked = (): Promise<unknown> => Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);

/**
 * Serves until the process is asked to stop, then stops in order; asked again, it stops at once. Where nothing can be
 * stored any more it stops by itself, and says by its exit code that something was wrong. With TLS, SIGHUP has it read its
 * certificate again; without, that ends it, as whoever closes a terminal expects.
 */
export async function runServer(wishes: ServeWishes): Promise<void> {
  const serving = await serve(wishes);
  process.stdout.write(serving.greeting);
  if (serving.renew) process.on('SIGHUP', serving.renew);
  const ending = await Promise.race([asked(), serving.lost]);
  if (ending instanceof Error) process.exitCode = FAILED;
  const impatience = () => process.exit(INTERRUPTED);
  process.once('SIGINT', impatience).once('SIGTERM', impatience);
  await serving.close();
  process.off('SIGINT', impatience).off('SIGTERM', impatience);
}
