import { parentPort, workerData } from 'node:worker_threads';
import { FastChance, playout, type Game } from '@sixfold/engine';
import { readConfig, readGame } from '../command-line/game-arguments.ts';

export interface Measure {
  readonly game: string;
  readonly players: number;
  readonly seconds: number;
}

export interface Speed {
  readonly gamesPerSecond: number;
  readonly pliesPerSecond: number;
}

const SLICES = 20;
const WARM_UP_SECONDS = 1.5;
/** Games between two looks at the clock, which costs about as much as a short game. */
const ROUND = 50;

/** Processor time of this thread, in seconds: what other programs on the machine take does not count. */
function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** The best of several slices: whatever else the machine does can only slow a slice down. */
function measure(game: Game, players: number, seconds: number): Speed {
  const run = prepare(game, players);
  run(WARM_UP_SECONDS);
  const slices = Array.from({ length: SLICES }, () => run(seconds / SLICES));
  return slices.toSorted((a, b) => b.gamesPerSecond - a.gamesPerSecond)[0] as Speed;
}

/** Uniformly random games, dealt into the same position again and again; racks are refilled, never swapped. */
function prepare(game: Game, players: number): (seconds: number) => Speed {
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

const { game, players, seconds } = workerData as Measure;
parentPort?.postMessage(measure(readGame(game), players, seconds));
