import type { At } from '@sixfold/engine';
import { verifyTranscript, type Difference, type Verdict } from '@sixfold/engine/verify';
import { FINE, readArgs, UsageError, WRONG, type Command } from '../command.ts';
import { describeError } from '../describe.ts';
import { LineTooLong, readLines } from '../lines.ts';

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
  let line = 0;
  let games = 0;
  let plies = 0;
  try {
    for await (const text of readLines(path)) {
      line++;
      if (text.trim() === '') continue;
      const verdict = verifyLine(text, draws);
      if (!verdict.ok) return report(`line ${line}, ${describe(verdict.difference)}`);
      games++;
      plies += verdict.plies;
    }
  } catch (error) {
    if (!(error instanceof LineTooLong)) throw error;
    return report(`line ${line + 1}: ${error.message}`);
  }
  if (games === 0) return report('there is no transcript in the input');
  process.stdout.write(`${games} games, ${plies} plies verified\n`);
  return FINE;
}

function report(text: string): number {
  process.stdout.write(`${text}\n`);
  return WRONG;
}

function verifyLine(text: string, draws: boolean): Verdict {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    return { ok: false, difference: { ply: null, rule: 'format', what: `malformed JSON: ${(error as Error).message}` } };
  }
  return verifyTranscript(input, draws);
}

const inAxial = ([q, r]: At): string => `(${q},${r})`;
const short = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

function describe({ ply, rule, what, expected, found, error }: Difference): string {
  const place = ply === null ? '' : `ply ${ply + 1}, `;
  const reason = error ? `: ${describeError(error, inAxial)}` : '';
  const want = expected === undefined ? '' : `, expected ${short(expected)}`;
  const have = found === undefined ? '' : `, found ${short(found)}`;
  return `${place}${rule === 'format' ? 'format' : `rule ${rule}`}: ${what}${reason}${want}${have}`;
}
