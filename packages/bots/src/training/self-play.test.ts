import { FastChance, GAMES, startGame, type Chance, type GameId, type Position } from '@sixfold/engine';
import { expect, test } from 'vitest';
import type { Network } from '../family/network.ts';
import type { Curriculum } from './curriculum.ts';
import { newNetwork, selfPlay } from './self-play.ts';

const GAME: GameId = 'stones';
const REWARD = 0.9;
const INPUT = Float32Array.of(1);

/** A curriculum in which every position looks the same and every game is worth the same. */
const curriculum = (more: Partial<Curriculum>): Curriculum => ({
  inputs: 1,
  hidden: 4,
  batch: 2,
  start: (chance: Chance) => startGame(GAMES[GAME], { players: 2, options: {}, starter: 0 }, chance),
  choose: (position: Position, _network, chance: Chance, seen) => {
    seen.set(INPUT);
    return { move: position.randomMove(chance), wasAsked: true };
  },
  reward: () => REWARD,
  ...more,
});

/** How far the network is from the truth after so many games. */
function distance(games: number, more: Partial<Curriculum> = {}): number {
  const chance = new FastChance(1);
  const network = newNetwork(curriculum(more), chance);
  const hyperparameters = { games, lambda: 1, rate: 0.01, batch: 8 };
  let played = 0;
  for (const report of selfPlay(curriculum(more), network, hyperparameters, chance)) played = report.games;
  expect(played).toBe(games);
  return Math.abs(network.evaluate(INPUT) - REWARD);
}

test('a network learns what games are worth, the more games the better', () => {
  expect(distance(32)).toBeLessThan(distance(8));
});

test('who goes through each game several times learns more from as many games', () => {
  expect(distance(32, { passes: 4 })).toBeLessThan(distance(32));
});

test('a curriculum may teach a new network something first', () => {
  const network = newNetwork(curriculum({ prime: ({ weights }) => void weights.fill(0) }), new FastChance(1));
  expect(network.evaluate(INPUT)).toBe(0.5);
});

/** The losses reported by a training that cannot change a network whose every answer is 0.5. */
function losses(lambda: number, rate = 0): number[] {
  const untaught = { prime: ({ weights }: Network) => void weights.fill(0) };
  const network = newNetwork(curriculum(untaught), new FastChance(1));
  const hyperparameters = { games: 4, lambda, rate, batch: 2 };
  return Array.from(selfPlay(curriculum(untaught), network, hyperparameters, new FastChance(2)), ({ loss }) => loss);
}

test('with λ = 1 every position is held against the end of the game', () => {
  for (const loss of losses(1)) expect(loss).toBeCloseTo((REWARD - 0.5) ** 2, 10);
});

test('with λ = 0 only the last one is, and each other against the next', () => {
  for (const loss of losses(0)) expect(loss).toBeLessThan((REWARD - 0.5) ** 2 / 5);
});

test('in between, what came later fades', () => {
  losses(0.8).forEach((loss, index) => {
    expect(loss).toBeGreaterThan(losses(0)[index]!);
    expect(loss).toBeLessThan(losses(1)[index]!);
  });
});

test('a decision about which the network was not asked teaches nothing', () => {
  const silent: Partial<Curriculum> = {
    choose: (position: Position, _network, chance: Chance) => ({ move: position.randomMove(chance), wasAsked: false }),
  };
  const network = newNetwork(curriculum(silent), new FastChance(1));
  const before = network.weights.slice();
  const hyperparameters = { games: 4, lambda: 1, rate: 0.1, batch: 2 };
  for (const { loss } of selfPlay(curriculum(silent), network, hyperparameters, new FastChance(1)))
    expect(loss).toBe(0);
  expect(network.weights).toEqual(before);
});

test('the same luck teaches the same', () => {
  const taught = (seed: number): Float32Array => {
    const chance = new FastChance(seed);
    const network = newNetwork(curriculum({}), chance);
    for (const { games } of selfPlay(
      curriculum({}),
      network,
      { games: 4, lambda: 0.8, rate: 0.01, batch: 2 },
      chance,
    )) {
      expect(games).toBeLessThanOrEqual(4);
    }
    return network.weights;
  };
  expect(taught(5)).toEqual(taught(5));
  expect(taught(5)).not.toEqual(taught(6));
});
