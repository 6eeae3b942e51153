import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  DEFAULTS,
  learningGames,
  loadCurriculum,
  makeWeightsFile,
  type Curriculum,
  type Hyperparameters,
} from '@sixfold/bots/training';
import { curveChart } from '../charts/curves.ts';
import { FINE, readArgs, readCount, UsageError, type Command } from '../command-line/command.ts';
import { readConfig, readGame } from '../command-line/game-arguments.ts';
import { Progress } from '../jobs/progress.ts';
import { readTraining, sayTraining } from '../jobs/training-file.ts';
import { Training, type Checkpoint, type TrainingPlan } from '../jobs/training.ts';
import { messageOf } from '../terminal/describe.ts';

const MOST_GAMES = 100_000_000;
const LARGEST_SEED = 2 ** 32 - 1;
const MOST_JOBS = 64;
const CHECKPOINTS = 20;
const COMPARE_GAMES = 200;

const help = `
Usage: sixfold train --game G [--players N] [--games n] [--seed S] [--lambda x] [--rate x] [--detours x] [--out FILE] [--jobs n]

Teaches a network to judge positions by letting it play against itself, and writes its weights to a file, with the
command that made it, what was seen on the way (FILE.log) and a plot (FILE.svg) beside it. From time to time the network
plays, without looking ahead, against the best one before it: 50 % is even. A training that was stopped goes on where it
was when the same command is given again (FILE.left). It learns ever more slowly, so the last weights are the ones to
use. The same arguments give the same weights, however many threads learn.

  --game G       the game; these learn: ${learningGames().join(', ') || 'none yet'}
  --players N    default: 2
  --games n      how many games to learn from; default: 50000
  --seed S       a whole number; default: 1
  --lambda x     how much the end of a game counts in judging what came before, from 0 to 1; default: ${DEFAULTS.lambda}
  --rate x       how fast it learns at first; default: ${DEFAULTS.rate}
  --detours x    the share of moves that are not the best, to learn from others; default: ${DEFAULTS.detours}
  --out FILE     default: weights-G-N.json
  --jobs n       threads; default: one a core
`;

export const train: Command = {
  name: 'train',
  summary: 'teach a bot by self-play and write its weights',
  help,
  async run(words) {
    const { values, positionals } = readArgs(words, {
      game: { type: 'string' },
      players: { type: 'string', default: '2' },
      games: { type: 'string', default: '50000' },
      seed: { type: 'string', default: '1' },
      lambda: { type: 'string', default: String(DEFAULTS.lambda) },
      rate: { type: 'string', default: String(DEFAULTS.rate) },
      detours: { type: 'string', default: String(DEFAULTS.detours) },
      out: { type: 'string' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    });
    if (positionals.length > 0) throw new UsageError(`train takes no "${positionals[0]}"`);
    const task = readTask(values);
    await teach(await readCurriculum(task), task, readCount('--jobs', values.jobs, 1, MOST_JOBS));
    return FINE;
  },
};

interface TrainingTask extends TrainingPlan {
  /** The command that does this again. */
  readonly madeBy: string;
  readonly file: string;
}

function readTask(values: {
  game?: string | undefined;
  players: string;
  games: string;
  seed: string;
  lambda: string;
  rate: string;
  detours: string;
  out?: string | undefined;
}): TrainingTask {
  const { card } = readGame(values.game);
  const players = readCount('--players', values.players, 1, 4);
  const games = readCount('--games', values.games, 1, MOST_GAMES);
  const seed = readCount('--seed', values.seed, 0, LARGEST_SEED);
  const lambda = readShare('--lambda', values.lambda);
  const rate = readShare('--rate', values.rate);
  const detours = readShare('--detours', values.detours);
  return {
    game: card.id,
    players,
    madeBy: `sixfold train --game ${card.id} --players ${players} --games ${games} --seed ${seed}${sayUnusual({ lambda, rate, detours })}`,
    file: values.out ?? `weights-${card.id}-${players}.json`,
    hyperparameters: { ...DEFAULTS, games, lambda, rate, detours },
    seed,
    between: Math.ceil(games / CHECKPOINTS),
    deals: Math.ceil(COMPARE_GAMES / players),
  };
}

/** What is not as usual, as arguments. */
const sayUnusual = (values: Pick<Hyperparameters, 'lambda' | 'rate' | 'detours'>): string =>
  (['lambda', 'rate', 'detours'] as const)
    .filter((name) => values[name] !== DEFAULTS[name])
    .map((name) => ` --${name} ${values[name]}`)
    .join('');

async function readCurriculum({ game, players }: TrainingTask): Promise<Curriculum> {
  readConfig(readGame(game), players, undefined);
  const curriculum = await loadCurriculum(game, players);
  if (curriculum) return curriculum;
  throw new UsageError(`nothing is learned in "${game}"; these learn: ${learningGames().join(', ') || 'none yet'}`);
}

function readShare(flag: string, text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 1) return value;
  throw new UsageError(`${flag} takes a number from 0 to 1, not "${text}"`);
}

async function teach(curriculum: Curriculum, task: TrainingTask, jobs: number): Promise<void> {
  const { hyperparameters, file, madeBy } = task;
  const left = `${file}.left`;
  const training = new Training(curriculum, task, readTraining(left, madeBy));
  // An unwritable file is better found before hours of training.
  write(left, sayTraining(madeBy, training.state));
  const progress = new Progress(hyperparameters.games, 'games');
  for await (const news of training.run(jobs)) {
    if (typeof news === 'number') {
      progress.at(news, progress.sayPace(news));
      continue;
    }
    write(file, `${JSON.stringify(makeWeightsFile(training.network, madeBy))}\n`);
    write(left, sayTraining(madeBy, training.state));
    write(`${file}.svg`, plot(task, training.checkpoints));
    write(`${file}.log`, [madeBy, ...training.checkpoints.map(sayCheckpoint), ''].join('\n'));
    progress.say(sayCheckpoint(news));
  }
  progress.end();
  rmSync(left);
  process.stdout.write(`Weights: ${file}, plot: ${file}.svg\n`);
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`cannot write to ${file}: ${messageOf(error)}`);
  }
}

const sayCheckpoint = ({ games, loss, rate }: Checkpoint): string =>
  `${games.toLocaleString('en').padStart(11)} games  loss ${loss.toFixed(4)}  ${percent(rate).padStart(6)} against the best so far`;

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

function plot({ game, players, madeBy, hyperparameters }: TrainingTask, checkpoints: readonly Checkpoint[]): string {
  return curveChart({
    title: `Learning ${game}, ${players === 1 ? 'solo' : `${players} players`}`,
    subtitle: madeBy,
    right: Math.max(hyperparameters.games, checkpoints.at(-1)!.games),
    counting: 'games',
    first: {
      name: 'loss (mean squared error)',
      points: checkpoints.map(({ games, loss }) => [games, loss]),
      top: Math.max(...checkpoints.map(({ loss }) => loss), 1e-6),
      sayTick: (value) => value.toFixed(3),
    },
    second: {
      name: 'win rate against the best so far',
      points: checkpoints.map(({ games, rate }) => [games, rate]),
      top: 1,
      sayTick: (value) => `${Math.round(100 * value)} %`,
    },
  });
}
