import { FINE, readArgs, UsageError, type Command } from '../command-line/command.ts';
import { explained, readFolder } from '../command-line/data-folder.ts';

const help = `
Usage: sixfold backup FILE [--data DIR]

Copies everything that the server keeps to a new file, checks it, and says how much is in it. The server may run
meanwhile. Keep the file as safe as the data folder: the seeds of games that are being played are in it.

  --data DIR   the data folder; default: SIXFOLD_DATA, or data
`;

export const backup: Command = {
  name: 'backup',
  summary: 'copy all tables to a file, while the server runs',
  help,
  async run(words) {
    const { values, positionals } = readArgs(words, { data: { type: 'string' } });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('backup takes one file');
    const { backupStore } = await import('@sixfold/server/backup');
    const { tables, events } = explained(() => backupStore(readFolder(values.data), file));
    process.stdout.write(`${tables} tables with ${events} events are in ${file}\n`);
    return FINE;
  },
};
