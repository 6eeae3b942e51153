import { readdirSync, readFileSync } from 'node:fs';
import { FastChance } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { inputsFor } from '../games/cards/features.ts';
import { TASTE } from '../games/board/evaluate.ts';
import { TASTE as STACKING_TASTE } from '../games/board3d/evaluate.ts';
import { Survey } from '../games/stones/survey.ts';
import { LEAK, makeWeightsFile, Network, parseNetwork, sigmoid, type WeightsFile } from './network.ts';
import { companyFeatures, tableFeatures } from '../tiles/features.ts';
import { soloFeatures } from '../tiles/solo-features.ts';

const random = (chance: FastChance): number => chance.below(2001) / 1000 - 1;

function randomNetwork(inputs: number, hidden: number, outputs = 1, seed = 1): Network {
  const chance = new FastChance(seed);
  const network = new Network(inputs, hidden, outputs);
  network.weights.forEach((_, index) => (network.weights[index] = random(chance)));
  return network;
}

/** An output before it is squeezed, as plainly as can be. */
function reckoned({ inputs, hidden, outputs, weights }: Network, input: Float32Array, output = 0): number {
  const outer = inputs * hidden + hidden;
  let total = weights[outer + outputs * hidden + output]!;
  for (let neuron = 0; neuron < hidden; neuron++) {
    let sum = weights[inputs * hidden + neuron]!;
    input.forEach((value, index) => (sum += value * weights[neuron * inputs + index]!));
    total += weights[outer + output * hidden + neuron]! * (sum > 0 ? sum : LEAK * sum);
  }
  return total;
}

const inputsFrom = (chance: FastChance): Float32Array => Float32Array.from({ length: 7 }, () => random(chance));

describe('a network', () => {
  test.each([1, 3, 4, 5, 8, 18])('of %i hidden neurons sums up as it should', (hidden) => {
    const network = randomNetwork(7, hidden);
    const chance = new FastChance(2);
    for (let round = 0; round < 20; round++) {
      const input = inputsFrom(chance);
      expect(network.evaluate(input)).toBeCloseTo(sigmoid(reckoned(network, input)), 5);
      expect(Array.from(network.shares)).toEqual([network.evaluate(input)]);
    }
  });

  test.each([2, 3, 4])('of %i outputs shares 1 among them, each by how much its sum is above the others', (outputs) => {
    const network = randomNetwork(7, 5, outputs);
    const chance = new FastChance(3);
    for (let round = 0; round < 20; round++) {
      const input = inputsFrom(chance);
      const powers = Array.from({ length: outputs }, (_, output) => Math.exp(reckoned(network, input, output)));
      const total = powers.reduce((sum, power) => sum + power);
      expect(network.evaluate(input)).toBeCloseTo(powers[0]! / total, 5);
      powers.forEach((power, output) => expect(network.shares[output]).toBeCloseTo(power / total, 5));
      expect(network.shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 6);
    }
  });

  test('of several outputs tells the share of the first, however sure it is', () => {
    const network = new Network(1, 1, 3);
    // The biases of the outputs come last.
    network.weights.set([500, -500, 0], network.weights.length - 3);
    expect(network.evaluate(Float32Array.of(1))).toBe(1);
    expect(Array.from(network.shares)).toEqual([1, 0, 0]);
  });

  test('of two outputs says what one of one output does whose sum is their difference', () => {
    const two = randomNetwork(7, 5, 2);
    const chance = new FastChance(4);
    for (let round = 0; round < 20; round++) {
      const input = inputsFrom(chance);
      expect(two.evaluate(input)).toBeCloseTo(sigmoid(reckoned(two, input, 0) - reckoned(two, input, 1)), 5);
    }
  });

  test('says the same to whoever knows already what comes to each hidden neuron', () => {
    const chance = new FastChance(5);
    for (const outputs of [1, 3]) {
      const network = randomNetwork(7, 5, outputs);
      const input = inputsFrom(chance);
      const { weights } = network;
      const sums = Float64Array.from({ length: 5 }, (_, neuron) =>
        input.reduce((sum, value, index) => sum + value * weights[neuron * 7 + index]!, weights[35 + neuron]!),
      );
      const share = network.evaluate(input);
      const shares = Array.from(network.shares);
      expect(network.evaluateSums(sums)).toBeCloseTo(share, 6);
      network.shares.forEach((value, output) => expect(value).toBeCloseTo(shares[output]!, 6));
    }
  });

  test('without weights is undecided', () => {
    expect(new Network(3, 5).evaluate(Float32Array.of(1, -2, 3))).toBe(0.5);
    expect(new Network(3, 5, 4).evaluate(Float32Array.of(1, -2, 3))).toBe(0.25);
  });
});

test('the sigmoid is between 0 and 1, rises, and is alike on both sides', () => {
  const values = [-20, -3, -1, 0, 1, 3, 20];
  expect(sigmoid(0)).toBe(0.5);
  for (const value of values) expect(sigmoid(value) + sigmoid(-value)).toBeCloseTo(1, 12);
  const squeezed = values.map(sigmoid);
  expect(squeezed).toEqual(squeezed.toSorted((a, b) => a - b));
});

describe('a weights file', () => {
  test('keeps every weight to a hundredth of the largest, and small ones far better', () => {
    const network = randomNetwork(9, 6);
    const read = parseNetwork(makeWeightsFile(network, 'a test'));
    const largest = Math.max(...network.weights.map(Math.abs));
    network.weights.forEach((weight, index) => {
      // A step is 1/127 of the root: the square's is twice the root's.
      const root = Math.sqrt(Math.abs(weight) / largest);
      expect(Math.abs(read.weights[index]! - weight)).toBeLessThanOrEqual((largest * (root + 1 / 127)) / 127);
    });
  });

  test.each([1, 3])('of a network of %i outputs, written again, is the same file', (outputs) => {
    const file = makeWeightsFile(randomNetwork(4, 4, outputs), 'a test');
    expect(file.outputs).toBe(outputs);
    expect(parseNetwork(file).outputs).toBe(outputs);
    expect(makeWeightsFile(parseNetwork(file), 'a test')).toEqual({ ...file, scale: expect.closeTo(file.scale, 6) });
  });

  test('that does not say how many outputs there are has one', () => {
    const file = makeWeightsFile(randomNetwork(7, 4), 'a test');
    const older: WeightsFile = JSON.parse(JSON.stringify({ ...file, outputs: undefined }));
    expect(older).not.toHaveProperty('outputs');
    expect(parseNetwork(older)).toEqual(parseNetwork(file));
  });

  test('of a network without weights can be read', () => {
    expect(parseNetwork(makeWeightsFile(new Network(2, 2), 'a test')).evaluate(Float32Array.of(1, 1))).toBe(0.5);
  });
});

const filesOf = (game: string): [string, WeightsFile][] => {
  const folder = new URL(`../games/${game}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => /^(weights|instinct)-\d\.json$/.test(name))
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as WeightsFile]);
};

describe('the weights in use', () => {
  const inCompany = (teams: number): number => companyFeatures(teams, () => 0).inputs;

  const files: readonly (readonly [string, string, number])[] = [
    ['board', 'weights-1.json', soloFeatures(TASTE).inputs],
    ['board3d', 'weights-1.json', soloFeatures(STACKING_TASTE).inputs],
    ['board', 'instinct-2.json', tableFeatures.inputs],
    ...[2, 3, 4].map((players) => ['board', `weights-${players}.json`, inCompany(players)] as const),
    ...[2, 3, 4].map((players) => ['board3d', `weights-${players}.json`, inCompany(players)] as const),
    ...[2, 3, 4].map((players) => ['cards', `weights-${players}.json`, inputsFor(players, 'keen')] as const),
    ['cards', 'instinct-3.json', inputsFor(3, 'former')],
    ...[2, 3, 4].map((players) => ['stones', `weights-${players}.json`, new Survey(players).inputs] as const),
  ];

  test.each(files)('%s/%s fit what the network is shown, and name the command that made them', (game, name, inputs) => {
    const file = new Map(filesOf(game)).get(name)!;
    expect(file.inputs).toBe(inputs);
    expect(file.bits).toBe(8);
    expect(atob(file.data)).toHaveLength(new Network(file.inputs, file.hidden, file.outputs).weights.length);
    expect(file.madeBy).toMatch(new RegExp(`^sixfold train --game ${game} `));
  });
});
