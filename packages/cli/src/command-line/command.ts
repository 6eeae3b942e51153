import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from '../terminal/describe.ts';

/** Exit codes: all went well; something wrong was found; the command was used wrongly. */
export const FINE = 0;
export const WRONG = 1;
export const MISUSED = 2;

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The full help text. */
  readonly help: string;
  /** Runs with the words after the command's name; returns the exit code. */
  run(words: string[]): Promise<number>;
}

/** The command was used wrongly: said in one line, with a pointer to the help. */
export class UsageError extends Error {}

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Reads flags and words; anything unknown is a usage error. */
export function readArgs<F extends Flags>(words: string[], options: F) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/** Reads a whole number within bounds. */
export function readCount(flag: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new UsageError(`${flag} takes a whole number from ${least} to ${most}, not "${text}"`);
  }
  return value;
}
