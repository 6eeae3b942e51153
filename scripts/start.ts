/**
 * Builds the page if need be and serves it, with tables to play at together.
 *   npm start        every setting can be made in the environment: `sixfold serve --help` lists them
 */
import { PAGE, readSettings, runServer, ServeError } from '@sixfold/server';
import { buildPage } from './build/page.ts';

try {
  const settings = readSettings(process.env);
  await buildPage();
  await runServer({ ...settings, root: PAGE });
} catch (error) {
  if (!(error instanceof ServeError)) throw error;
  process.stderr.write(`sixfold: ${error.message}\n`);
  process.exitCode = 2;
}
