import { createReadStream } from 'node:fs';
import { UsageError } from '../command-line/command.ts';

/** No sensible transcript is longer; more would only fill the memory. */
const LONGEST_LINE = 64 * 1024 * 1024;

export class LineTooLong extends Error {}

/** The lines of a file, or of standard input for `-`, one after the other. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const stream = path === '-' ? process.stdin : createReadStream(path);
  stream.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of stream) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      if (rest.length > LONGEST_LINE) throw new LineTooLong('the line is longer than 64 MiB');
    }
  } catch (error) {
    // Only the system's own errors are about the file.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new UsageError(`cannot read ${path}: ${error.message}`);
  }
  if (rest !== '') yield rest;
}
