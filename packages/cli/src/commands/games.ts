import { GAMES, type Card } from '@sixfold/engine';
import { FINE, readArgs, type Command } from '../command-line/command.ts';

const help = `
Usage: sixfold games [--json]

Lists the games: how many can play, the options (the default first), and whether players hold hidden pieces.

  --json    print the games' cards as JSON
`;

export const games: Command = {
  name: 'games',
  summary: 'list the games with their players and options',
  help,
  async run(words) {
    const { values } = readArgs(words, { json: { type: 'boolean', default: false } });
    const cards = Object.values(GAMES).map(({ card }): Card => card);
    process.stdout.write(values.json ? `${JSON.stringify(cards, null, 2)}\n` : table(cards.map(row)));
    return FINE;
  },
};

const HEAD = ['GAME', 'PLAYERS', 'HIDDEN', 'OPTIONS', 'COMPATIBLE WITH'];

const row = ({ id, players, hidden, options, compatibleWith }: Card): string[] => [
  id,
  players[0] === 1 ? `solo, ${players[1]}–${players.at(-1)}` : `${players[0]}–${players.at(-1)}`,
  hidden ? 'yes' : 'no',
  Object.entries(options)
    .map(([name, option]) => `${name}=${option.values.join('|')}`)
    .join(' ') || '–',
  compatibleWith,
];

function table(rows: string[][]): string {
  const lines = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
