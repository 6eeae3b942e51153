import { perft as count, startGame } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { FINE, readArgs, readCount, type Command } from '../command-line/command.ts';
import { readConfig, readGame } from '../command-line/game-arguments.ts';

const help = `
Usage: sixfold perft --game G [--players N] [--depth D] [--seed S] [--options JSON]

Counts the lines of play of each length up to D from the start of a game whose luck is fixed by the seed. Two programs
that agree on these numbers generate the same moves.

  --game G          the game
  --players N       default: 2
  --depth D         default: 2
  --seed S          any text; default: 1
  --options JSON    the game's options
`;

export const perft: Command = {
  name: 'perft',
  summary: 'count the lines of play of each length, to compare move generators',
  help,
  async run(words) {
    const { values } = readArgs(words, {
      game: { type: 'string' },
      players: { type: 'string', default: '2' },
      depth: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string' },
    });
    const game = readGame(values.game);
    const config = readConfig(game, readCount('--players', values.players, 1, 4), values.options);
    const luck = new Seed(values.seed);
    const position = startGame(game, config, luck.setup());
    for (let depth = 1; depth <= readCount('--depth', values.depth, 1, 20); depth++) {
      process.stdout.write(`${depth} ${count(position, depth, (ply) => luck.ply(ply))}\n`);
    }
    return FINE;
  },
};
