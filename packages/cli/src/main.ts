import { FINE } from './command-line/command.ts';
import { runCommand } from './commands/commands.ts';

// A reader that has seen enough (`| head`) closes the pipe: that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(FINE);
  throw error;
});

process.exitCode = await runCommand(process.argv.slice(2));
