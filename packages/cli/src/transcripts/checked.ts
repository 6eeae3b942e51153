import type { At } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import { verifyTranscript, type Difference, type Verified } from '@sixfold/engine/verify';
import { describeError, messageOf } from '../terminal/describe.ts';
import { cleaned } from '../terminal/paint.ts';
import { LineTooLong, readLines } from './lines.ts';

/** A line that is no correct transcript, and why. */
export class BadLine extends Error {}

export interface Checked extends Verified {
  readonly transcript: Transcript;
}

/** Reads transcripts line by line and checks each; the first that is wrong is thrown as a BadLine. */
export async function* readTranscripts(path: string, draws: boolean): AsyncGenerator<Checked> {
  let line = 1;
  let found = 0;
  try {
    for await (const text of readLines(path)) {
      if (text.trim() !== '') {
        found++;
        yield check(text, draws);
      }
      line++;
    }
  } catch (error) {
    if (error instanceof BadLine || error instanceof LineTooLong) throw new BadLine(`line ${line}: ${error.message}`);
    throw error;
  }
  if (found === 0) throw new BadLine('there is no transcript in the input');
}

function check(text: string, draws: boolean): Checked {
  const input = readJson(text);
  const verdict = verifyTranscript(input, draws);
  if (!verdict.ok) throw new BadLine(describe(verdict.difference));
  return { ...verdict, transcript: input as Transcript };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadLine(`malformed JSON: ${cleaned(messageOf(error))}`);
  }
}

const inAxial = ([q, r]: At): string => `(${q},${r})`;

/** A value from the input, cut short; JSON can nest deeper than can be written down again. */
function short(value: unknown): string {
  try {
    const text = cleaned(JSON.stringify(value));
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
  } catch {
    return '…';
  }
}

function describe({ ply, rule, what, expected, found, error }: Difference): string {
  const place = ply === null ? '' : `ply ${ply + 1}, `;
  const reason = error ? `: ${cleaned(describeError(error, inAxial))}` : '';
  const want = expected === undefined ? '' : `, expected ${short(expected)}`;
  const have = found === undefined ? '' : `, found ${short(found)}`;
  return `${place}${rule === 'format' ? 'format' : `rule ${rule}`}: ${what}${reason}${want}${have}`;
}
