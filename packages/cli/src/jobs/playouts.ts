import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { FastChance, playout, type Game } from '@sixfold/engine';
import { readConfig, readGame } from '../command-line/game-arguments.ts';

/** What is to be measured, in words that can be sent to a thread. */
export interface SpeedTest {
  readonly game: string;
  readonly players: number;
  /** How long to play before anything counts: the optimiser must have done its work. */
  readonly warmUp: number;
  /** How long to measure. */
  readonly seconds: number;
}

export interface PlayoutSpeed {
  readonly gamesPerSecond: number;
  readonly pliesPerSecond: number;
}

const SLICES = 20;
/** Games between two looks at the clock, which costs about as much as a short game. */
const ROUND = 50;

/** Processor time of this thread, in seconds: what other programs on the machine take does not count. */
function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** What `-O3` is to a C compiler: lets the optimiser inline a whole ply, which its default budget is too small for. */
const INLINE_MORE = '--max-inlined-bytecode-size-cumulative=3000';

/** On a fresh thread: the optimiser must not mix what it learnt from other games. */
export async function measureOnThread(test: SpeedTest): Promise<PlayoutSpeed> {
  setFlagsFromString(INLINE_MORE);
  const worker = new Worker(new URL('playout-worker.ts', import.meta.url), { workerData: test });
  const [speed] = await once(worker, 'message');
  return speed;
}

/** The best of several slices: whatever else the machine does can only slow a slice down. */
export function measure({ game, players, warmUp, seconds }: SpeedTest): PlayoutSpeed {
  const run = prepare(readGame(game), players);
  run(warmUp);
  const slices = Array.from({ length: SLICES }, () => run(seconds / SLICES));
  return slices.reduce((best, slice) => (slice.gamesPerSecond > best.gamesPerSecond ? slice : best));
}

/** Uniformly random games, dealt into the same position again and again; racks are refilled, never swapped. */
function prepare(game: Game, players: number): (seconds: number) => PlayoutSpeed {
  const config = readConfig(game, players, undefined);
  const blank = game.blank(config);
  const position = game.blank(config);
  const chance = new FastChance(1);
  const playRound = (): number => {
    let plies = 0;
    for (let count = 0; count < ROUND; count++) {
      position.copyFrom(blank);
      position.deal(chance);
      plies += playout(position, chance, false);
    }
    return plies;
  };
  return (seconds) => {
    const start = threadSeconds();
    let games = 0;
    let plies = 0;
    let elapsed = 0;
    for (; elapsed < seconds; elapsed = threadSeconds() - start) {
      plies += playRound();
      games += ROUND;
    }
    return { gamesPerSecond: Math.round(games / elapsed), pliesPerSecond: Math.round(plies / elapsed) };
  };
}
