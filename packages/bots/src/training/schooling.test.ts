import { FastChance } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { Schooling, DEFAULTS, PRACTICES, newNetwork, ROUND, type Hyperparameters } from './schooling.ts';
import type { Curriculum } from './curriculum.ts';
import { anyMove, dullCurriculum, REWARD, SIGHT } from './curriculum.fixture.ts';
import type { Exercise, Practice } from './practice.ts';

interface Wish extends Partial<Hyperparameters> {
  readonly rounds: number;
  readonly seed?: number;
}

const schoolingOf = ({ rounds, seed = 1, ...more }: Wish, curriculum: Partial<Curriculum> = {}): Schooling =>
  new Schooling(dullCurriculum(curriculum), { ...DEFAULTS, games: rounds * ROUND, ...more }, seed);

const EXERCISE: Exercise = { input: SIGHT, targets: Float32Array.of(REWARD) };

const practicesOf = (schooling: Schooling): Practice[] =>
  Array.from({ length: PRACTICES }, (_, index) => schooling.practice(index));

/** Learns for so many rounds, or to the end; tells the losses. */
function teach(schooling: Schooling, rounds = Infinity): number[] {
  const losses: number[] = [];
  while (!schooling.isOver && losses.length < rounds) losses.push(schooling.learn(practicesOf(schooling)));
  return losses;
}

const taught = (wish: Wish): Float32Array => {
  const schooling = schoolingOf(wish);
  teach(schooling);
  return schooling.network.weights;
};

describe('a new network', () => {
  test('has small random weights and no biases, each output its own', () => {
    const { weights } = newNetwork(dullCurriculum({ inputs: 3, hidden: 4, outputs: 2 }), new FastChance(1));
    const isZero = Array.from(weights, (weight) => weight === 0);
    const layer = (length: number, zero: boolean): boolean[] => Array<boolean>(length).fill(zero);
    expect(isZero).toEqual([...layer(12, false), ...layer(4, true), ...layer(8, false), ...layer(2, true)]);
    expect(Math.max(...weights.map(Math.abs))).toBeLessThanOrEqual(1);
  });

  test('is the same with the same luck', () => {
    const weights = (seed: number): Float32Array => newNetwork(dullCurriculum(), new FastChance(seed)).weights;
    expect(weights(1)).toEqual(weights(1));
    expect(weights(1)).not.toEqual(weights(2));
  });

  test('may be taught something first', () => {
    const prime: Curriculum['prime'] = ({ weights }) => void weights.fill(0);
    expect(schoolingOf({ rounds: 1 }, { prime }).network.evaluate(SIGHT)).toBe(0.5);
  });
});

describe('a schooling', () => {
  test('teaches what games are worth, the more games the better', () => {
    const distance = (rounds: number): number => {
      const schooling = schoolingOf({ rounds, rate: 0.02 });
      teach(schooling);
      return Math.abs(schooling.network.evaluate(SIGHT) - REWARD);
    };
    const [few, many] = [distance(2), distance(20)];
    expect(many).toBeLessThan(few);
    expect(many).toBeLessThan(0.1);
  });

  test('counts the games of whole rounds, and is over when there were as many as were wished for', () => {
    const schooling = schoolingOf({ rounds: 1, games: ROUND + 1 });
    expect([schooling.rounds, schooling.games, schooling.isOver]).toEqual([0, 0, false]);
    teach(schooling, 1);
    expect([schooling.rounds, schooling.games, schooling.isOver]).toEqual([1, ROUND, false]);
    teach(schooling);
    expect([schooling.rounds, schooling.games, schooling.isOver]).toEqual([2, 2 * ROUND, true]);
  });

  test('tells the mean squared error of a round', () => {
    const schooling = schoolingOf({ rounds: 1 });
    const practices = practicesOf(schooling);
    const sum = (of: (practice: Practice) => number): number =>
      practices.reduce((total, practice) => total + of(practice), 0);
    const mean = sum(({ loss }) => loss) / sum(({ exercises }) => exercises.length);
    expect(schooling.learn(practices)).toBeCloseTo(mean, 10);
  });

  test('in which nobody was ever asked has no error, and changes nothing', () => {
    const schooling = schoolingOf({ rounds: 1 });
    const before = schooling.network.weights.slice();
    expect(schooling.learn([{ exercises: [], loss: 0 }])).toBe(0);
    expect(schooling.network.weights).toEqual(before);
  });

  test('changes the network after each portion of a round, twice for every exercise', () => {
    const schooling = schoolingOf({ rounds: 4 });
    const steps = [1, 128, 129, 300].map((length) => {
      const before = schooling.state.steps;
      schooling.learn([{ exercises: Array.from({ length }, () => EXERCISE), loss: 0 }]);
      return schooling.state.steps - before;
    });
    expect(steps).toEqual([2, 2, 4, 6]);
  });

  test('goes ever more slowly, at the end at a twentieth of its rate', () => {
    const rate = 1e-6;
    const schooling = schoolingOf({ rounds: 4, rate });
    const { weights } = schooling.network;
    // Where slopes hardly change, each step is as long as the rate. The last weight is the bias of the output.
    const lengths = Array.from({ length: 4 }, () => {
      const before = schooling.network.evaluate(SIGHT);
      schooling.learn([{ exercises: [EXERCISE], loss: 0 }]);
      return schooling.network.evaluate(SIGHT) - before;
    });
    expect(weights.at(-1)).toBeGreaterThan(0);
    const [first] = lengths;
    [0.7625, 0.525, 0.2875, 0.05].forEach((share, index) =>
      expect((lengths[index]! / first!) * 0.7625).toBeCloseTo(share, 1),
    );
  });
});

describe('the practices of a schooling', () => {
  test('teach the same with the same seed, and not with another', () => {
    expect(taught({ rounds: 2, seed: 5 })).toEqual(taught({ rounds: 2, seed: 5 }));
    expect(taught({ rounds: 2, seed: 5 })).not.toEqual(taught({ rounds: 2, seed: 6 }));
  });

  test('all differ, within a round and from round to round', () => {
    const choose: Curriculum['choose'] = (position, _network, chance, seen) => {
      const chosen = anyMove(position, chance, seen);
      seen[0] = chance.below(1000);
      return chosen;
    };
    const schooling = schoolingOf({ rounds: 3, rate: 0 }, { choose });
    const told = Array.from({ length: 3 }, () => {
      const practices = practicesOf(schooling);
      schooling.learn(practices);
      return practices.map(({ exercises }) => exercises.map(({ input }) => input[0]).join(' '));
    });
    expect(new Set(told.flat()).size).toBe(3 * PRACTICES);
  });

  test('can be held by whoever knows the round and the weights, in any order', () => {
    const [schooling, helper] = [schoolingOf({ rounds: 3 }), schoolingOf({ rounds: 3 })];
    teach(schooling, 2);
    helper.rounds = schooling.rounds;
    helper.network.weights.set(schooling.network.weights);
    const backwards = Array.from({ length: PRACTICES }, (_, index) => helper.practice(PRACTICES - 1 - index));
    expect(backwards.toReversed()).toEqual(practicesOf(schooling));
  });
});

describe('a schooling that was left', () => {
  test('and is gone on with from its state is as one that never was', () => {
    const [whole, left, later] = Array.from({ length: 3 }, () => schoolingOf({ rounds: 4, seed: 3 }));
    const losses = teach(whole!);
    teach(left!, 2);
    later!.goOnFrom(structuredClone(left!.state));
    expect([later!.rounds, later!.games]).toEqual([2, 2 * ROUND]);
    expect(teach(later!)).toEqual(losses.slice(2));
    expect(later!.state).toEqual(whole!.state);
  });

  test('keeps its own weights when another goes on from its state', () => {
    const [left, later] = [schoolingOf({ rounds: 2 }), schoolingOf({ rounds: 2 })];
    teach(left, 1);
    const before = left.network.weights.slice();
    later.goOnFrom(left.state);
    teach(later);
    expect(left.network.weights).toEqual(before);
    expect(later.network.weights).not.toEqual(before);
  });
});
