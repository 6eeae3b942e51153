import { loadEvaluation, reviewInSteps, type Evaluation, type Review } from '@sixfold/review';
import { levelsLike } from '@sixfold/review/statistics';
import type { Transcript } from '@sixfold/engine/transcript';
import { FINE, readArgs, UsageError, WRONG, type Command } from '../command-line/command.ts';
import { paintForOutput } from '../terminal/colours.ts';
import { said, speak, tongueOf } from '../terminal/language.ts';
import { sayReview } from '../terminal/review.ts';
import { BadLine, readTranscripts } from '../transcripts/checked.ts';

const help = `
Usage: sixfold review FILE|- [--json] [--time]

Says of transcripts (JSON lines, as "sixfold simulate" writes them) how everybody's chance to win went, what draws and
decisions were worth, which moves could have been better, and which level of bots plays like that. The same game is
always reviewed the same way.

  FILE      the transcripts; - reads standard input
  --json    print a line of JSON a game instead
  --time    also print the processor time that each review took, and when its graph was known
`;

interface ReviewWish {
  readonly json: boolean;
  readonly time: boolean;
}

export const review: Command = {
  name: 'review',
  summary: 'say what luck and decisions were worth in a game',
  help,
  async run(words) {
    const { values, positionals } = readArgs(words, {
      json: { type: 'boolean', default: false },
      time: { type: 'boolean', default: false },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) throw new UsageError('review takes one file, or - for standard input');
    speak(tongueOf(process.env));
    return await reviewFile(path, values);
  },
};

async function reviewFile(path: string, wish: ReviewWish): Promise<number> {
  try {
    for await (const { transcript } of readTranscripts(path, false)) await reviewOne(transcript, wish);
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    process.stderr.write(`sixfold: ${error.message}\n`);
    return WRONG;
  }
  return FINE;
}

async function reviewOne(transcript: Transcript, wish: ReviewWish): Promise<void> {
  const evaluation = await loadEvaluation(transcript.game, transcript.players);
  if (!evaluation) {
    const why = said(
      'a game alone is not reviewed: there is nobody to win against',
      'eine Partie allein wird nicht ausgewertet: Es gibt niemanden, gegen den man gewinnt',
    );
    process.stderr.write(`sixfold: ${why}\n`);
    return;
  }
  const { made, seconds, graph } = timed(transcript, evaluation);
  const names = Array.from({ length: made.players }, (_, seat) => said(`Seat ${seat}`, `Platz ${seat}`));
  const lines = wish.json
    ? [JSON.stringify({ ...made, playsLike: levelsLike(made) })]
    : [...sayReview(made, names, paintForOutput()), ''];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (wish.time) process.stderr.write(`${sayTime(seconds, graph, made.plies.length)}\n`);
}

const cpu = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

/** A review, and the seconds of processor time after which it and its graph were there. */
function timed(transcript: Transcript, evaluation: Evaluation): { made: Review; seconds: number; graph: number } {
  const begun = process.cpuUsage();
  const steps = reviewInSteps(transcript, evaluation);
  let graph = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) return { made: step.value, seconds: cpu(begun), graph };
    if (step.value.stage === 'graph') graph = cpu(begun);
  }
}

const sayTime = (seconds: number, graph: number, plies: number): string =>
  said(
    `${plies} plies reviewed in ${hundredths(seconds)} CPU seconds, the graph after ${hundredths(graph)}`,
    `${plies} Züge in ${hundredths(seconds)} CPU-Sekunden ausgewertet, der Verlauf nach ${hundredths(graph)}`,
  );

/** Hundredths of a second matter here. */
const hundredths = (value: number): string => value.toFixed(2).replace('.', said('.', ','));
