import { FastChance, GAMES, startGame, type Chance, type GameId, type Position } from '@sixfold/engine';
import { expect, test } from 'vitest';
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
