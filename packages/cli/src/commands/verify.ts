import { FINE, readArgs, UsageError, WRONG, type Command } from '../command-line/command.ts';
import { BadLine, readTranscripts } from '../transcripts/checked.ts';

const help = `
Usage: sixfold verify FILE|- [--draws]

Replays transcripts (JSON lines, by this or any other program) and checks every field but the seed against the rules.
Prints how many games and plies were verified, or the first difference with its line, ply and rule (exit code 1).

  FILE      the transcripts; - reads standard input
  --draws   also check that every draw, flip and roll follows from the seed (only for transcripts of this program)
`;

export const verify: Command = {
  name: 'verify',
  summary: 'check transcripts against the rules',
  help,
  async run(words) {
    const { values, positionals } = readArgs(words, { draws: { type: 'boolean', default: false } });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('verify takes one file, or - for standard input');
    return await verifyFile(path, values.draws);
  },
};

async function verifyFile(path: string, draws: boolean): Promise<number> {
  let games = 0;
  let plies = 0;
  try {
    for await (const { moves } of readTranscripts(path, draws)) {
      games++;
      plies += moves.length;
    }
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    process.stdout.write(`${error.message}\n`);
    return WRONG;
  }
  process.stdout.write(`${games} games, ${plies} plies verified\n`);
  return FINE;
}
