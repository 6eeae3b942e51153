import { parentPort, workerData } from 'node:worker_threads';
import { FastChance, playout, type Game } from '@sixfold/engine';
import { readConfig, readGame } from './seats.ts';

export interface Measure {
  readonly game: string;
  readonly players: number;
  readonly seconds: number;
}

export interface Speed {
  readonly gamesPerSecond: number;
  readonly pliesPerSecond: number;
}

const SLICES = 10;

/** The median of several slices: on a busy machine single slices are far off. */
function measure(game: Game, players: number, seconds: number): Speed {
  const run = prepare(game, players);
  run(seconds / 2);
  const slices = Array.from({ length: SLICES }, () => run(seconds / SLICES));
  return slices.toSorted((a, b) => a.gamesPerSecond - b.gamesPerSecond)[SLICES / 2] as Speed;
}

/** Uniformly random games, dealt into the same position again and again; racks are refilled, never swapped. */
function prepare(game: Game, players: number): (seconds: number) => Speed {
  const config = readConfig(game, players, undefined);
  const blank = game.blank(config);
  const position = game.blank(config);
  const chance = new FastChance(1);
  return (seconds) => {
    const start = performance.now();
    let games = 0;
    let plies = 0;
    let elapsed = 0;
    for (; elapsed < seconds; elapsed = (performance.now() - start) / 1000) {
      position.copyFrom(blank);
      position.deal(chance);
      plies += playout(position, chance, false);
      games++;
    }
    return { gamesPerSecond: Math.round(games / elapsed), pliesPerSecond: Math.round(plies / elapsed) };
  };
}

const { game, players, seconds } = workerData as Measure;
parentPort?.postMessage(measure(readGame(game), players, seconds));
