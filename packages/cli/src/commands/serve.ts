import { readSettings, saySettings, ServeError, SETTING_FLAGS } from '@sixfold/server/settings';
import { FINE, readArgs, UsageError, type Command } from '../command-line/command.ts';

const help = `
Usage: sixfold serve [options]

Serves the built page (npm run build:page) and the tables at which people play together, until it is stopped with Ctrl+C.
Prints its addresses, those in the local network with a QR code for phones; --host localhost keeps it to this machine.

${saySettings()}

Each can be set in the environment as well: SIXFOLD_PORT for --port, SIXFOLD_TLS_CERT for --tls-cert, and so on.
`;

export const serve: Command = {
  name: 'serve',
  summary: 'serve the page and tables to play at together',
  help,
  async run(words) {
    const flags = Object.fromEntries(SETTING_FLAGS.map((flag) => [flag, { type: 'string' } as const]));
    const { values, positionals } = readArgs(words, flags);
    if (positionals.length > 0) throw new UsageError(`serve takes no "${positionals[0]}"`);
    try {
      const settings = readSettings(process.env, values);
      // Only this command needs a web server; the others start faster without it.
      const { PAGE, runServer } = await import('@sixfold/server');
      await runServer({ ...settings, root: PAGE });
    } catch (error) {
      throw error instanceof ServeError ? new UsageError(error.message) : error;
    }
    return FINE;
  },
};
