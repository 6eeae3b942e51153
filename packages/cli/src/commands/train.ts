import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  DEFAULTS,
  learningGames,
  makeWeightsFile,
  type Curriculum,
  type Hyperparameters,
} from '@sixfold/bots/training';
import { LOOKING_ON, learningEvaluations } from '@sixfold/review/training';
import { curveChart } from '../charts/curves.ts';
import { FINE, readArgs, readCount, UsageError, type Command } from '../command-line/command.ts';
import { readConfig, readGame } from '../command-line/game-arguments.ts';
import { Progress } from '../jobs/progress.ts';
import { curriculumOf, type Pupil } from '../jobs/practice-plan.ts';
import { readTraining, sayTraining } from '../jobs/training-file.ts';
import { Training, type Checkpoint, type TrainingPlan } from '../jobs/training.ts';
import { messageOf } from '../terminal/describe.ts';

const MOST_GAMES = 100_000_000;
const LARGEST_SEED = 2 ** 32 - 1;
const MOST_JOBS = 64;
const MOST_PASSES = 100;
const CHECKPOINTS = 20;
const COMPARE_GAMES = 200;

/** What has proved itself, by who learns. */
const USUAL = { bot: DEFAULTS, evaluation: LOOKING_ON } as const satisfies Record<
  Pupil,
  Omit<Hyperparameters, 'games'>
>;

/** The games in which there is something to learn. */
const sayGames = (pupil: Pupil): string =>
  (pupil === 'bot' ? learningGames : learningEvaluations)().join(', ') || 'none yet';

const help = `
Usage: sixfold train --game G [--evaluation] [--players N] [--games n] [--seed S] [--lambda x] [--rate x] [--passes n]
                     [--detours x] [--out FILE] [--jobs n]

Teaches a network to judge positions by letting it play against itself, and writes its weights to a file, with the
command that made it, what was seen on the way (FILE.log) and a plot (FILE.svg) beside it. From time to time the network
plays, without looking ahead, against the best one before it: 50 % is even. A training that was stopped goes on where it
was when the same command is given again (FILE.left). It learns ever more slowly, so the last weights are the ones to
use. The same arguments give the same weights, however many threads learn.

  --game G       the game; these learn: ${sayGames('bot')}
  --evaluation   teach whoever judges whole positions in reviews instead: it looks on while bots of all levels play. These
                 learn: ${sayGames('evaluation')}
  --players N    default: 2
  --games n      how many games to learn from; default: 50000
  --seed S       a whole number; default: 1
  --lambda x     how much the end of a game counts in judging what came before, from 0 to 1; default: ${DEFAULTS.lambda},
                 for an evaluation ${LOOKING_ON.lambda}
  --rate x       how fast it learns at first; default: ${DEFAULTS.rate}
  --passes n     how often it goes through what a round of games taught; default: ${DEFAULTS.passes}
  --detours x    the share of moves that are not the best, to learn from others; default: ${DEFAULTS.detours},
                 for an evaluation ${LOOKING_ON.detours}
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
      evaluation: { type: 'boolean', default: false },
      players: { type: 'string', default: '2' },
      games: { type: 'string', default: '50000' },
      seed: { type: 'string', default: '1' },
      lambda: { type: 'string' },
      rate: { type: 'string' },
      passes: { type: 'string' },
      detours: { type: 'string' },
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
  evaluation: boolean;
  players: string;
  games: string;
  seed: string;
  lambda?: string | undefined;
  rate?: string | undefined;
  passes?: string | undefined;
  detours?: string | undefined;
  out?: string | undefined;
}): TrainingTask {
  const { card } = readGame(values.game);
  const pupil = values.evaluation ? 'evaluation' : 'bot';
  const usual = USUAL[pupil];
  const players = readCount('--players', values.players, 1, 4);
  const games = readCount('--games', values.games, 1, MOST_GAMES);
  const seed = readCount('--seed', values.seed, 0, LARGEST_SEED);
  const lambda = readShare('--lambda', values.lambda, usual.lambda);
  const rate = readShare('--rate', values.rate, usual.rate);
  const passes = readCount('--passes', values.passes ?? String(usual.passes), 1, MOST_PASSES);
  const detours = readShare('--detours', values.detours, usual.detours);
  const whom = values.evaluation ? '--evaluation ' : '';
  return {
    pupil,
    game: card.id,
    players,
    madeBy: `sixfold train ${whom}--game ${card.id} --players ${players} --games ${games} --seed ${seed}${sayUnusual({ lambda, rate, passes, detours }, usual)}`,
    file: values.out ?? `weights-${card.id}-${players}.json`,
    hyperparameters: { ...usual, games, lambda, rate, passes, detours },
    seed,
    between: Math.ceil(games / CHECKPOINTS),
    deals: values.evaluation ? 0 : Math.ceil(COMPARE_GAMES / players),
  };
}

/** How somebody learns, as far as it can be asked for. */
type LearningManner = Pick<Hyperparameters, 'lambda' | 'rate' | 'passes' | 'detours'>;

/** What is not as usual, as arguments. */
const sayUnusual = (values: LearningManner, usual: LearningManner): string =>
  (['lambda', 'rate', 'passes', 'detours'] as const)
    .filter((name) => values[name] !== usual[name])
    .map((name) => ` --${name} ${values[name]}`)
    .join('');

async function readCurriculum(task: TrainingTask): Promise<Curriculum> {
  const { game, players, pupil } = task;
  readConfig(readGame(game), players, undefined);
  const curriculum = await curriculumOf(task);
  if (curriculum) return curriculum;
  throw new UsageError(`nothing is learned in "${game}"; these learn: ${sayGames(pupil)}`);
}

function readShare(flag: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
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
  `${games.toLocaleString('en').padStart(11)} games  loss ${loss.toFixed(4)}${rate === null ? '' : `  ${percent(rate).padStart(6)} against the best so far`}`;

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

function plot({ game, players, madeBy, hyperparameters }: TrainingTask, checkpoints: readonly Checkpoint[]): string {
  const rates = checkpoints.flatMap(({ games, rate }): [number, number][] => (rate === null ? [] : [[games, rate]]));
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
    second:
      rates.length === 0
        ? null
        : {
            name: 'win rate against the best so far',
            points: rates,
            top: 1,
            sayTick: (value) => `${Math.round(100 * value)} %`,
          },
  });
}
