import { randomBytes } from 'node:crypto';
import type { BotName } from '@sixfold/bots';
import { LONGEST_NAME } from '@sixfold/protocol';
import { paintForOutput } from '../terminal/colours.ts';
import { FINE, MISUSED, readArgs, readCount, UsageError, WRONG, type Command } from '../command-line/command.ts';
import { isLink, readLink } from '../online/link.ts';
import { Passes } from '../online/passes.ts';
import { OnlineError } from '../online/refusals.ts';
import { speak, tongueOf } from '../terminal/language.ts';
import { cleaned, type Paint } from '../terminal/paint.ts';
import { openTerminal, type Screen } from '../terminal/screen.ts';
import { deviceFolder } from '../command-line/data-folder.ts';
import { playOnline } from '../play/online.ts';
import type { PlayWishes } from '../play/opening.ts';
import type { PlayManner } from '../play/party.ts';
import { playSession } from '../play/session.ts';
import { readBot, readGame, readJson } from '../command-line/game-arguments.ts';

const help = `
Usage: sixfold play LINK [--names NAME] [--ms n] [--no-confirm]
       sixfold play [GAME] [--players N] [--bots A,B] [--names A,B] [--series N] [--options JSON] [--seed S]
                    [--ms n] [--no-confirm] [--new]

Plays a game in the terminal, against bots or with several people at one keyboard. What you do not say is asked. During
the game type "help" for the rules, "hint" for advice, "quit" to leave. A game that was left, in whatever way, is offered
again the next time.

With the invite link of a table on a server it plays there, with whoever else has come; whoever leaves keeps the seat, and the
same command leads back to it.

  LINK              the invite link of a table
  GAME              the game; "sixfold games" lists them
  --players N       how many play, bots included
  --bots A,B        the bots on the last seats, the other seats are people; "none" for people only
                    (default: one person against casual bots; "sixfold bots" lists them)
  --names A,B       what the people are called
  --series N        a series of N games (default: 1)
  --options JSON    the game's options
  --seed S          any text; the same seed and the same moves give the same game (default: unguessable)
  --ms n            how long a bot may think about a move (default: 700)
  --no-confirm      play moves at once, without showing first what they score
  --new             begin a new game, whatever was left; so does --seed

Games are kept in $SIXFOLD_HOME, or else in $XDG_DATA_HOME/sixfold, which is usually ~/.local/share/sixfold.
Set NO_COLOR=1 for a picture without colours. It speaks German where the system does (LC_ALL, LC_MESSAGES, LANG).
`;

const NO_TERMINAL = `"sixfold play" needs a terminal: start it there, with neither input nor output redirected.
Without a terminal you can use:
  sixfold games      list the games
  sixfold simulate   let bots play, and write the games down
  sixfold show       read such games as text
  sixfold verify     check them against the rules
`;

const LONGEST_THOUGHT = 600_000;

export const play: Command = {
  name: 'play',
  summary: 'play in the terminal, against bots or with friends',
  help,
  async run(words) {
    speak(tongueOf(process.env));
    const values = readPlayArgs(words);
    const [word] = values.positionals;
    const start = word !== undefined && isLink(word) ? onlineStart(word, values) : localStart(values);
    if (!process.stdin.isTTY || !process.stdout.isTTY) {
      process.stderr.write(NO_TERMINAL);
      return MISUSED;
    }
    const terminal = openTerminal();
    try {
      await start(terminal, paintForOutput(), deviceFolder(process.env));
    } catch (error) {
      if (!(error instanceof OnlineError)) throw error;
      process.stderr.write(`sixfold: ${error.message}\n`);
      return WRONG;
    } finally {
      terminal.close();
    }
    return FINE;
  },
};

/** Plays once there is a terminal. */
type Start = (screen: Screen, paint: Paint, folder: string) => Promise<void>;

function localStart(args: PlayArgs): Start {
  const wishes = readWishes(args);
  return (screen, paint, folder) => playSession(wishes, screen, paint, folder);
}

function onlineStart(word: string, { values, positionals }: PlayArgs): Start {
  if (positionals.length > 1) throw new UsageError('one table at a time');
  const link = readLink(word);
  const name = values.names === undefined ? null : readName(values.names);
  const manner = readManner(values);
  return (screen, paint, folder) => playOnline({ link, name, manner }, screen, paint, new Passes(folder));
}

type PlayArgs = ReturnType<typeof readPlayArgs>;

const readPlayArgs = (words: string[]) =>
  readArgs(words, {
    players: { type: 'string' },
    bots: { type: 'string' },
    names: { type: 'string' },
    series: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string' },
    new: { type: 'boolean', default: false },
    ms: { type: 'string', default: '700' },
    'no-confirm': { type: 'boolean', default: false },
  });

function readWishes({ values, positionals }: PlayArgs): PlayWishes {
  if (positionals.length > 1) throw new UsageError(`one game at a time, not ${positionals.length}`);
  const [game] = positionals;
  return {
    game: game === undefined ? null : readGame(game),
    // Whoever chooses the luck wants the game from its beginning.
    isNew: values.new || values.seed !== undefined,
    company: {
      players: values.players === undefined ? null : readCount('--players', values.players, 1, 4),
      bots: values.bots === undefined ? null : readOpponents(values.bots),
      names: values.names === undefined ? [] : values.names.split(',').map(readName),
    },
    options: readJson('--options', values.options),
    games: readCount('--series', values.series, 1, 100),
    seed: values.seed ?? randomBytes(12).toString('hex'),
    ...readManner(values),
  };
}

const readManner = (values: PlayArgs['values']): PlayManner => ({
  confirms: !values['no-confirm'],
  budget: { ms: readCount('--ms', values.ms, 0, LONGEST_THOUGHT) },
});

const readOpponents = (text: string): BotName[] => (text === 'none' || text === '' ? [] : text.split(',').map(readBot));

function readName(text: string): string {
  const name = cleaned(text).trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw new UsageError(`a name has from 1 to ${LONGEST_NAME} characters`);
  return name;
}
