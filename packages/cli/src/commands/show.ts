import { FINE, readArgs, UsageError, WRONG, type Command } from '../command-line/command.ts';
import { paintForOutput } from '../terminal/colours.ts';
import type { Paint } from '../terminal/paint.ts';
import { BadLine, readTranscripts } from '../transcripts/checked.ts';
import { sayTranscript } from '../transcripts/readable.ts';

const help = `
Usage: sixfold show FILE|-

Prints transcripts (JSON lines, as "sixfold simulate" writes them) as readable text: the setup, every ply with what
happened and the mover's tracks after it, the table at the end, and the result. Stops at the first line that is no valid
transcript, with exit code 1.

  FILE    the transcripts; - reads standard input
`;

export const show: Command = {
  name: 'show',
  summary: 'print transcripts as readable text',
  help,
  async run(words) {
    const [path, ...more] = readArgs(words, {}).positionals;
    if (path === undefined || more.length > 0) throw new UsageError('show takes one file, or - for standard input');
    return await showFile(path, paintForOutput());
  },
};

async function showFile(path: string, paint: Paint): Promise<number> {
  let games = 0;
  try {
    for await (const { transcript, ...verified } of readTranscripts(path, false)) {
      if (games++ > 0) process.stdout.write('\n');
      for (const said of sayTranscript(transcript, verified, paint)) process.stdout.write(`${said}\n`);
    }
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    process.stderr.write(`sixfold: ${error.message}\n`);
    return WRONG;
  }
  return FINE;
}
