import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { bots } from './commands/bots.ts';
import { games } from './commands/games.ts';
import { migrate } from './commands/migrate.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { restore } from './commands/restore.ts';
import { serve } from './commands/serve.ts';
import { show } from './commands/show.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { FINE, MISUSED, UsageError, type Command } from './command-line/command.ts';
import { VERSION } from './command-line/version.ts';

const COMMANDS: readonly Command[] = [
  play,
  serve,
  backup,
  restore,
  migrate,
  games,
  bots,
  simulate,
  arena,
  train,
  verify,
  show,
  perft,
  bench,
];

const overview =
  (): string => `Sixfold ${VERSION}: five games, six symbols, one idea: your weakest colour is your score.

Usage: sixfold COMMAND [options]

Commands:
${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`).join('\n')}

"sixfold COMMAND --help" explains a command. New here? Try "sixfold play".
`;

async function main([name, ...words]: string[]): Promise<number> {
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

// A reader that has seen enough (`| head`) closes the pipe: that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(FINE);
  throw error;
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`sixfold: ${error.message}\n`);
  process.exitCode = MISUSED;
}
