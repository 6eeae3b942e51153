import { FastChance, GAMES, startGame, type Chance, type GameId, type Position } from '@sixfold/engine';
import { expect, test } from 'vitest';
import type { Course } from './course.ts';
import { freshNetwork, school } from './school.ts';

const GAME: GameId = 'stones';
const WORTH = 0.9;
const INPUT = Float32Array.of(1);

/** A course in which every position looks the same and every game is worth the same. */
const course = (more: Partial<Course>): Course => ({
  inputs: 1,
  hidden: 4,
  batch: 2,
  start: (chance: Chance) => startGame(GAMES[GAME], { players: 2, options: {}, starter: 0 }, chance),
  choose: (position: Position, _network, chance: Chance, seen) => {
    seen.set(INPUT);
    return { move: position.randomMove(chance), wasAsked: true };
  },
  worth: () => WORTH,
  ...more,
});

/** How far the network is from the truth after so many games. */
function distance(games: number, more: Partial<Course> = {}): number {
  const chance = new FastChance(1);
  const network = freshNetwork(course(more), chance);
  const lessons = { games, lambda: 1, rate: 0.01, batch: 8 };
  let played = 0;
  for (const report of school(course(more), network, lessons, chance)) played = report.games;
  expect(played).toBe(games);
  return Math.abs(network.evaluate(INPUT) - WORTH);
}

test('a network learns what games are worth, the more games the better', () => {
  expect(distance(32)).toBeLessThan(distance(8));
});

test('who goes through each game several times learns more from as many games', () => {
  expect(distance(32, { passes: 4 })).toBeLessThan(distance(32));
});

test('a course may teach a new network something first', () => {
  const network = freshNetwork(course({ prime: ({ weights }) => void weights.fill(0) }), new FastChance(1));
  expect(network.evaluate(INPUT)).toBe(0.5);
});
