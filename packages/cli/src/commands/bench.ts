import { GAMES, type Game } from '@sixfold/engine';
import { FINE, readArgs, readCount, type Command } from '../command-line/command.ts';
import { readGame } from '../command-line/game-arguments.ts';
import { measureOnThread, type PlayoutSpeed, type SpeedTest } from '../jobs/playouts.ts';
import { Progress } from '../jobs/progress.ts';

const WARM_UP = 1.5;

const help = `
Usage: sixfold bench [--game G] [--players N] [--seconds n] [--json]

Measures how fast the engine plays uniformly random games to the end on one thread, for every game and number of
players. Racks are refilled and never swapped. Each figure comes from a fresh thread, in its processor time, and is the
best of twenty slices: other programs only ever slow it down. The optimiser is told to inline more than by default.

  --game G       only this game
  --players N    only this number of players
  --seconds n    how long to measure each; default: 2
  --json         print {"playouts":[{"game","players","gamesPerSecond","pliesPerSecond"}…]}
`;

/** The command, given a way to measure; a test has one that takes no time. */
export const benchWith = (measure: (test: SpeedTest) => Promise<PlayoutSpeed>): Command => ({
  name: 'bench',
  summary: 'measure the speed of random playouts',
  help,
  async run(words) {
    const { values } = readArgs(words, {
      game: { type: 'string' },
      players: { type: 'string' },
      seconds: { type: 'string', default: '2' },
      json: { type: 'boolean', default: false },
    });
    const tests = readTests(values);
    const playouts: Playouts[] = [];
    const progress = new Progress(tests.length, 'measured');
    for (const test of tests) {
      playouts.push({ game: test.game, players: test.players, ...(await measure(test)) });
      progress.at(playouts.length);
    }
    progress.end();
    process.stdout.write(values.json ? `${JSON.stringify({ playouts })}\n` : table(playouts));
    return FINE;
  },
});

export const bench = benchWith(measureOnThread);

function readTests(values: { game?: string | undefined; players?: string | undefined; seconds: string }): SpeedTest[] {
  const games: readonly Game[] = values.game === undefined ? Object.values(GAMES) : [readGame(values.game)];
  const wanted = values.players === undefined ? null : readCount('--players', values.players, 1, 4);
  const seconds = readCount('--seconds', values.seconds, 1, 600);
  return games.flatMap(({ card }) =>
    card.players
      .filter((players) => wanted === null || players === wanted)
      .map((players) => ({ game: card.id, players, warmUp: WARM_UP, seconds })),
  );
}

type Playouts = { readonly game: string; readonly players: number } & PlayoutSpeed;

const table = (playouts: readonly Playouts[]): string =>
  ['game     players     games/s       plies/s', ...playouts.map(row)].map((line) => `${line}\n`).join('');

const row = ({ game, players, gamesPerSecond, pliesPerSecond }: Playouts): string =>
  [game.padEnd(8), String(players).padStart(7), grouped(gamesPerSecond, 11), grouped(pliesPerSecond, 13)].join(' ');

const grouped = (value: number, width: number): string => value.toLocaleString('en').padStart(width);
