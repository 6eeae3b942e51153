import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { BOT_NAMES } from '@sixfold/bots';
import { FINE, readArgs, readCount, UsageError, type Command } from '../command-line/command.ts';
import { readBots, readConfig, readGame } from '../command-line/game-arguments.ts';
import { BATCH, type SimulationPlan } from '../jobs/batches.ts';
import { Progress } from '../jobs/progress.ts';
import { inOrder } from '../jobs/worker-pool.ts';
import { messageOf } from '../terminal/describe.ts';

const MOST_GAMES = 1_000_000_000;
const MOST_JOBS = 64;
const MOST_ITERATIONS = 1_000_000;
const USUAL_ITERATIONS = 100;

const help = `
Usage: sixfold simulate --game G --players N [options]

Lets bots play whole games and writes each as a transcript, one line of JSON a game. The same seed gives the same
bytes, whatever the number of jobs. Game i has the seed S/i.

  --game G          the game ("sixfold games" lists them)
  --players N       default: 2
  --games K         how many games; default: 1
  --seed S          any text; default: 1
  --bots A[,B…]     one bot for all seats or one a seat: ${BOT_NAMES.slice(0, 3).join(', ')},
                    ${BOT_NAMES.slice(3).join(', ')}; default: random
  --iterations n    how many steps a bot may think about a move; default: ${USUAL_ITERATIONS}
  --options JSON    the game's options, such as '{"partners":true}'
  --jobs n          threads; default: 1
  --out FILE        write there instead of to standard output
`;

export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play and write transcripts',
  help,
  async run(words) {
    const { values } = readArgs(words, {
      game: { type: 'string' },
      players: { type: 'string', default: '2' },
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      iterations: { type: 'string', default: String(USUAL_ITERATIONS) },
      options: { type: 'string' },
      jobs: { type: 'string', default: '1' },
      out: { type: 'string' },
    });
    const plan = readPlan(values);
    const jobs = readCount('--jobs', values.jobs, 1, MOST_JOBS);
    const out = values.out === undefined ? process.stdout : await openFile(values.out);
    await write(out, plan, jobs);
    if (out !== process.stdout) {
      out.end();
      await once(out, 'finish');
    }
    return FINE;
  },
};

function readPlan(values: {
  game?: string | undefined;
  players: string;
  bots: string;
  options?: string | undefined;
  seed: string;
  iterations: string;
  games: string;
}): SimulationPlan {
  const { bots, options, seed } = values;
  const game = readGame(values.game);
  const players = readCount('--players', values.players, 1, 4);
  // Reading them here as well says what is wrong before any thread starts.
  readConfig(game, players, options);
  readBots(bots, players);
  const iterations = readCount('--iterations', values.iterations, 0, MOST_ITERATIONS);
  const games = readCount('--games', values.games, 0, MOST_GAMES);
  return { game: game.card.id, players, bots, options, seed, iterations, games };
}

async function openFile(path: string): Promise<WriteStream> {
  const stream = createWriteStream(path);
  try {
    await once(stream, 'open');
  } catch (error) {
    throw new UsageError(`cannot write to ${path}: ${messageOf(error)}`);
  }
  return stream;
}

async function write(out: NodeJS.WritableStream, plan: SimulationPlan, jobs: number): Promise<void> {
  const progress = new Progress(plan.games, 'games');
  const work = { script: new URL('../jobs/batch-worker.ts', import.meta.url), plan, jobs };
  let done = 0;
  for await (const lines of inOrder<string>(work, 0, Math.ceil(plan.games / BATCH))) {
    if (!out.write(lines)) await once(out, 'drain');
    progress.at((done = Math.min(plan.games, done + BATCH)));
  }
  progress.end();
}
