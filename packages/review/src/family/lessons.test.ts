import { Network } from '@sixfold/bots/training';
import { FastChance } from '@sixfold/engine';
import { dice, type DicePosition } from '@sixfold/engine/dice';
import { describe, expect, test } from 'vitest';
import { loadCompany, watching } from './lessons.ts';

const PLAYERS = 3;

/** Sees the ply and the turn. */
const sight = {
  inputs: 2,
  write: ({ ply, turn }: DicePosition, inputs: Float32Array): void => inputs.set([ply, turn]),
};

const lessons = async () =>
  watching<DicePosition>({ game: dice, players: PLAYERS, bots: await loadCompany('dice', PLAYERS), hidden: 4, sight });

describe('whoever looks on', () => {
  test('is shown every position before it is decided there, and plays nothing', async () => {
    const curriculum = await lessons();
    const network = new Network(curriculum.inputs, curriculum.hidden, curriculum.outputs);
    const chance = new FastChance(2);
    const position = curriculum.start(chance);
    const seen = new Float32Array(2);
    for (let ply = 0; ply < 40 && !position.ended; ply++) {
      const { move, wasAsked, instead } = curriculum.choose(position, network, chance, seen, false);
      expect([Array.from(seen), wasAsked, instead]).toEqual([[position.ply, position.turn], true, null]);
      expect(position.isLegal(move)).toBe(true);
      position.play(move, chance);
    }
  });

  test('sees the same games whatever it has learned', async () => {
    const games = await Promise.all(
      [0, 1].map(async (weight) => {
        const curriculum = await lessons();
        const network = new Network(curriculum.inputs, curriculum.hidden, curriculum.outputs);
        network.weights.fill(weight);
        const chance = new FastChance(5);
        const position = curriculum.start(chance);
        const moves: number[] = [];
        while (!position.ended) {
          const { move } = curriculum.choose(position, network, chance, new Float32Array(2), false);
          moves.push(move);
          position.play(move, chance);
        }
        const rewards = [0, 1, 2].map((seat) => curriculum.rewards(position, seat));
        return { moves, rewards };
      }),
    );
    expect(games[0]).toEqual(games[1]);
    const [[first, second, third] = [], next] = games[0]?.rewards ?? [];
    expect(next).toEqual([second, third, first]);
    expect((first ?? 0) + (second ?? 0) + (third ?? 0)).toBeCloseTo(1, 12);
  });
});
