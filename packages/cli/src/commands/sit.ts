import { BOT_NAMES } from '@sixfold/bots';
import type { Client } from '@sixfold/protocol';
import { readBudget, readEntrant, type Entrant } from '../arena/entrants.ts';
import { endGroup, type ProcessChange } from '../arena/program.ts';
import { FINE, readArgs, readCount, UsageError, WRONG, type Command } from '../command-line/command.ts';
import { connectTo } from '../online/connection.ts';
import { becomeGuest, makeToken, meetServer } from '../online/guest.ts';
import { readLink } from '../online/link.ts';
import { sitAndPlay, type Sitter } from '../online/program-seat.ts';
import { OnlineError } from '../online/refusals.ts';

const LONGEST_GRACE = 600_000;
const LONGEST_PATIENCE = 86_400;
const STOPPED = 130;

const help = `
Usage: sixfold sit LINK --bot BOT [--name NAME | --token TOKEN] [options]

Has a bot, or a program of your own, sit down at a table of a server by its invite link and play all games there. It says
how they ended, and ends. It comes back by itself after the connection was lost, agrees to whatever the people at the
table want, and is told from them there. A program that fails gives up the game, as in the arena.

  LINK              the invite link of the table
  --bot BOT         ${BOT_NAMES.slice(0, 4).join(', ')}, ${BOT_NAMES.slice(4).join(', ')},
                    or "exec:COMMAND" for a program of your own, as in the arena (see docs/bots.md)
  --name NAME       what it is called at the table; default: Sixfold bot
  --token TOKEN     play in the name of whoever made this token instead
  --again           play again wherever somebody at the table wants to
  --ms n            how long it may think about a move; default: 300
  --iterations n    how many steps instead
  --grace n         milliseconds after its budget in which a program must answer; default: 5000
  --patience n      for how many seconds it waits for a server that is gone; default: 300

Ends with code 0 when all was played, and with 1 and the reason when it could not be.
`;

export const sit: Command = {
  name: 'sit',
  summary: 'have a bot or a program play at a table of a server',
  help,
  async run(words) {
    const { values, positionals } = readArgs(words, {
      bot: { type: 'string' },
      name: { type: 'string' },
      token: { type: 'string' },
      again: { type: 'boolean', default: false },
      ms: { type: 'string' },
      iterations: { type: 'string' },
      grace: { type: 'string', default: '5000' },
      patience: { type: 'string', default: '300' },
    });
    const [word, ...more] = positionals;
    if (word === undefined || more.length > 0) throw new UsageError('sit takes one link, the invite to a table');
    if (values.name !== undefined && values.token !== undefined) throw new UsageError('either --name or --token');
    const link = readLink(word);
    const entrant = readSitter(values.bot, values.ms, values.iterations);
    const grace = readCount('--grace', values.grace, 0, LONGEST_GRACE);
    const patience = 1000 * readCount('--patience', values.patience, 0, LONGEST_PATIENCE);
    try {
      await meetServer(link.server);
      const token = values.token ?? (await newToken(link.server, values.name ?? 'Sixfold bot'));
      return await untilStopped((lose, log) => {
        const client = connectTo(link.server, { token }, patience, lose);
        const say: Sitter['say'] = (line) => void process.stdout.write(`${line}\n`);
        return { client, done: sitAndPlay(client, link, { entrant, grace, again: values.again, log, say }) };
      });
    } catch (error) {
      if (!(error instanceof OnlineError)) throw error;
      process.stderr.write(`sixfold: ${error.message}\n`);
      return WRONG;
    }
  },
};

function readSitter(bot: string | undefined, ms: string | undefined, iterations: string | undefined): Entrant {
  if (bot === undefined) throw new UsageError('--bot is missing, such as --bot master or --bot "exec:python3 bot.py"');
  return readEntrant(bot, readBudget(ms, iterations));
}

const newToken = async (server: URL, name: string): Promise<string> =>
  makeToken(server, await becomeGuest(server, name));

/** What goes on, and over which connection. */
type Sitting = (lose: (why: OnlineError) => void, log: Sitter['log']) => { client: Client; done: Promise<void> };

/** Ends with whatever it started, when it is done, has lost its server, or is interrupted. */
async function untilStopped(begin: Sitting): Promise<number> {
  const programs = new Set<number>();
  const log = (change: ProcessChange): void =>
    void ('started' in change ? programs.add(change.started) : programs.delete(change.ended));
  const stopped = Promise.withResolvers<number>();
  const interrupt = (): void => stopped.resolve(STOPPED);
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const { client, done } = begin(stopped.reject, log);
  try {
    return await Promise.race([done.then(() => FINE), stopped.promise]);
  } finally {
    client.close();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    for (const pid of programs) endGroup(pid);
  }
}
