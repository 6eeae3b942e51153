import { FINE, MISUSED, UsageError, type Command } from '../command-line/command.ts';
import { VERSION } from '../command-line/version.ts';
import { arena } from './arena.ts';
import { backup } from './backup.ts';
import { bench } from './bench.ts';
import { bots } from './bots.ts';
import { doctor } from './doctor.ts';
import { games } from './games.ts';
import { migrate } from './migrate.ts';
import { block, close, forget, tables, tell } from './operator.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { restore } from './restore.ts';
import { review } from './review.ts';
import { serve } from './serve.ts';
import { show } from './show.ts';
import { simulate } from './simulate.ts';
import { sit } from './sit.ts';
import { train } from './train.ts';
import { verify } from './verify.ts';

const COMMANDS: readonly Command[] = [
  play,
  sit,
  serve,
  backup,
  restore,
  migrate,
  doctor,
  tables,
  close,
  forget,
  block,
  tell,
  games,
  bots,
  simulate,
  arena,
  train,
  verify,
  show,
  review,
  perft,
  bench,
];

const overview =
  (): string => `Sixfold ${VERSION}: one family of games, six symbols, one idea: your weakest colour is your score.

Usage: sixfold COMMAND [options]

Commands:
${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`).join('\n')}

"sixfold COMMAND --help" explains a command. New here? Try "sixfold play".
`;

/** Runs the command that is named first and returns its exit code; a wrong use is explained on standard error. */
export async function runCommand(words: readonly string[]): Promise<number> {
  try {
    return await run(words);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`sixfold: ${error.message}\n`);
    return MISUSED;
  }
}

async function run([name, ...words]: readonly string[]): Promise<number> {
  if (name === '--version' || name === '-v') return say(`${VERSION}\n`);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return say(overview());
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) throw new UsageError(`there is no command "${name}"; "sixfold --help" lists them`);
  if (words.includes('--help') || words.includes('-h')) return say(`${command.help.trim()}\n`);
  try {
    return await command.run(words);
  } catch (error) {
    if (error instanceof UsageError) error.message += `\n"sixfold ${name} --help" explains the command.`;
    throw error;
  }
}

function say(text: string): number {
  process.stdout.write(text);
  return FINE;
}
