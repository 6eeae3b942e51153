import { FINE, readArgs, UsageError, type Command } from '../command.ts';

const help = `
Usage: sixfold serve [--port n] [--host H]

Serves the built page (npm run build) until it is stopped with Ctrl+C. Prints its address; with --host 0.0.0.0 also those
in the local network, with a QR code for phones.

  --port n   the port; default: SIXFOLD_PORT, or 6060; 0 takes any free one
  --host H   the name or address to listen on; default: SIXFOLD_HOST, or localhost
`;

export const serve: Command = {
  name: 'serve',
  summary: 'serve the page for the browser',
  help,
  async run(words) {
    const { values, positionals } = readArgs(words, { port: { type: 'string' }, host: { type: 'string' } });
    if (positionals.length > 0) throw new UsageError(`serve takes no "${positionals[0]}"`);
    // Only this command needs a web server; the others start faster without it.
    const { PAGE, readPort, readSettings, runServer, ServeError } = await import('@sixfold/server');
    try {
      const { port, host } = readSettings(process.env);
      const chosen = values.port === undefined ? port : readPort('--port', values.port);
      await runServer({ port: chosen, host: values.host ?? host, root: PAGE });
    } catch (error) {
      throw error instanceof ServeError ? new UsageError(error.message) : error;
    }
    return FINE;
  },
};
