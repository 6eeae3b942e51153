import { FastChance, gainsOf, startGame, type Position } from '@sixfold/engine';
import { board } from '@sixfold/engine/board';
import { describe, expect, test } from 'vitest';
import { chooseAs, notice, type Impression } from './character.ts';

const CONFIG = { players: 2, options: { startSymbols: 'any', partners: false }, starter: 0 };

/** Somewhere in a game of random moves. */
function someTurn(seed: number): Position {
  const chance = new FastChance(seed);
  const position = startGame(board, CONFIG, chance);
  while (position.ply < 20 || position.choosing) position.play(position.randomMove(chance), chance);
  return position;
}

const position = someTurn(3);
const moves = position.legalMoves();
const pointsOf = (move: number): number => gainsOf(position, move).reduce((sum, gain) => sum + gain);
const lots = <T>(count: number, draw: (chance: FastChance) => T): T[] =>
  Array.from({ length: count }, (_, seed) => draw(new FastChance(seed)));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value) / values.length;

describe('of the possible moves somebody notices', () => {
  test.each([1, 5, 40])('%d, each once', (count) => {
    const seen = notice(position, moves, count, new FastChance(1));
    expect(new Set(seen).size).toBe(count);
    for (const move of seen) expect(moves).toContain(move);
  });

  test('all where there are no more', () => {
    expect(notice(position, moves.slice(0, 4), 4, new FastChance(1))).toEqual(moves.slice(0, 4));
  });

  test('sooner those that score: one with three points four times as often as one with none', () => {
    const none = moves.find((move) => pointsOf(move) === 0) as number;
    const three = moves.find((move) => pointsOf(move) === 3) as number;
    const seen = lots(4000, (chance) => notice(position, [none, three], 1, chance)[0]);
    expect(seen.filter((move) => move === three).length / seen.length).toBeCloseTo(0.8, 1);
  });
});

describe('of the moves noticed somebody chooses', () => {
  const few = moves.slice(0, 3);
  /** With two players a difference of a tenth of the win is a fifth of an even share. */
  const impression: Impression<Position> = (_, seen) => seen.map((move) => few.indexOf(move) / 10);
  const choices = (temperature: number): number[] =>
    lots(2000, (chance) => few.indexOf(chooseAs({ notices: 3, temperature }, position, few, impression, chance)));

  test('the best, whose judgement is sure', () => {
    expect(new Set(choices(1e-6))).toEqual(new Set([2]));
  });

  test('the better ones more often: what is worth more by the temperature, e times as often', () => {
    const counts = [0, 1, 2].map((index) => choices(0.2).filter((chosen) => chosen === index).length);
    expect(Math.log(counts[2]! / counts[1]!)).toBeCloseTo(1, 0);
    expect(Math.log(counts[1]! / counts[0]!)).toBeCloseTo(1, 0);
  });

  test('any, whose judgement is none', () => {
    expect(mean(choices(1e6))).toBeCloseTo(1, 1);
  });
});
