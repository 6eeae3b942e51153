import type { Transcript } from '@sixfold/engine/transcript';
import { verifyTranscript, type Difference, type Verdict } from '@sixfold/engine/verify';
import { paintForOutput } from '../colours.ts';
import { FINE, readArgs, UsageError, WRONG, type Command } from '../command.ts';
import { LineTooLong, readLines } from '../lines.ts';
import { cleaned, type Paint } from '../paint.ts';
import { sayTranscript } from '../transcripts.ts';

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
    return await showLines(readLines(path), paintForOutput());
  },
};

/** What is wrong with a line. */
class BadLine extends Error {}

async function showLines(lines: AsyncIterable<string>, paint: Paint): Promise<number> {
  let line = 0;
  let games = 0;
  try {
    for await (const text of lines) {
      line++;
      if (text.trim() === '') continue;
      if (games++ > 0) process.stdout.write('\n');
      for (const said of sayTranscript(readTranscript(text), paint)) process.stdout.write(`${said}\n`);
    }
  } catch (error) {
    if (error instanceof LineTooLong) return complain(line + 1, error.message);
    if (error instanceof BadLine) return complain(line, error.message);
    throw error;
  }
  return games > 0 ? FINE : complain(line, 'there is no transcript in the input');
}

function complain(line: number, what: string): number {
  process.stderr.write(`sixfold: line ${line}: ${cleaned(what)}\n`);
  return WRONG;
}

/** Only what the rules confirm is shown. */
function readTranscript(text: string): Transcript {
  const input = readJson(text);
  const verdict = verify(input);
  if (!verdict.ok)
    throw new BadLine(`no valid transcript: ${describe(verdict.difference)}; "sixfold verify" says more`);
  return input as Transcript;
}

/** JSON can nest deeper than any program can follow. */
function verify(input: unknown): Verdict {
  try {
    return verifyTranscript(input);
  } catch (error) {
    throw new BadLine(`no valid transcript: ${(error as Error).message}`);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadLine(`no JSON: ${(error as Error).message}`);
  }
}

const describe = ({ ply, rule, what }: Difference): string =>
  `${ply === null ? '' : `ply ${ply + 1}, `}${rule === 'format' ? 'format' : `rule ${rule}`}: ${what}`;
