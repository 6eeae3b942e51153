import { FastChance, GAMES, startGame, type Chance, type GameId, type Position } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { loadStrategy } from '../games/games.ts';
import { Network } from '../family/network.ts';
import type { Curriculum } from './curriculum.ts';
import { compare } from './compare.ts';

const GAME: GameId = 'dice';
const strategy = await loadStrategy(GAME, 2);

/** A curriculum whose networks are clever (they play greedily) or not (at random). */
const curriculum = (players: number): Curriculum => ({
  inputs: 1,
  hidden: 1,
  outputs: 1,
  start: (chance: Chance) =>
    startGame(GAMES[GAME], { players, options: { startRule: 'rolled' }, starter: chance.below(players) }, chance),
  choose: (position: Position, network: Network, chance: Chance) => ({
    move: network.weights[0]! > 0 ? strategy.greedy(position, chance) : position.randomMove(chance),
    wasAsked: true,
    instead: null,
  }),
  rewards: (position: Position, seat: number) => [Number(position.result().ranks[seat] === 1)],
});

const simple = new Network(1, 1);
const clever = new Network(1, 1);
clever.weights[0] = 1;

test.each([2, 3])('with %i players the better network is found, and equals are even', (players) => {
  expect(compare(curriculum(players), clever, simple, 10, 1)).toBeGreaterThan(0.8);
  expect(compare(curriculum(players), simple, clever, 10, 1)).toBeLessThan(0.2);
  expect(compare(curriculum(players), clever, clever, 20, 1)).toBeCloseTo(0.5, 5);
});

test('a comparison is the same again', () => {
  const rate = (): number => compare(curriculum(2), simple, simple, 5, new FastChance(1).below(100));
  expect(rate()).toBe(rate());
});
