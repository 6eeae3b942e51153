import { FINE, readArgs, UsageError, type Command } from '../command-line/command.ts';
import { explained, readFolder } from '../command-line/data-folder.ts';

const help = `
Usage: sixfold restore FILE [--data DIR]

Checks a backup and puts what is in it in the place of everything that the server keeps: tables opened and moves played
since are gone. What was there before is kept in a file in the data folder. The server may run meanwhile; whoever is
connected sees the tables as they were. A damaged database cannot be replaced like this: stop the server and move
sixfold.db and the files beside it away first.

  --data DIR   the data folder; default: SIXFOLD_DATA, or data
`;

export const restore: Command = {
  name: 'restore',
  summary: 'put a backup in place, while the server runs',
  help,
  async run(words) {
    const { values, positionals } = readArgs(words, { data: { type: 'string' } });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError('restore takes one file');
    const { restoreStore } = await import('@sixfold/server/backup');
    const { tables, events, before } = explained(() => restoreStore(readFolder(values.data), file));
    process.stdout.write(`${tables} tables with ${events} events are back\nwhat was there before: ${before}\n`);
    return FINE;
  },
};
