import { readdirSync, readFileSync } from 'node:fs';
import { FastChance } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { inputsFor } from '../games/cards/features.ts';
import { TASTE } from '../games/board/evaluate.ts';
import { LEAK, makeWeightsFile, Network, parseNetwork, sigmoid, type WeightsFile } from './network.ts';
import { tableFeatures } from '../tiles/features.ts';
import { soloFeatures } from '../tiles/solo-features.ts';

const random = (chance: FastChance): number => chance.below(2001) / 1000 - 1;

function randomNetwork(inputs: number, hidden: number, seed = 1): Network {
  const chance = new FastChance(seed);
  const network = new Network(inputs, hidden);
  network.weights.forEach((_, index) => (network.weights[index] = random(chance)));
  return network;
}

/** The same as plainly as can be. */
function reckoned({ inputs, hidden, weights }: Network, input: Float32Array): number {
  const outer = inputs * hidden + hidden;
  let output = weights[outer + hidden]!;
  for (let neuron = 0; neuron < hidden; neuron++) {
    let sum = weights[inputs * hidden + neuron]!;
    input.forEach((value, index) => (sum += value * weights[neuron * inputs + index]!));
    output += weights[outer + neuron]! * (sum > 0 ? sum : LEAK * sum);
  }
  return output;
}

describe('a network', () => {
  test.each([1, 3, 4, 5, 8, 18])('of %i hidden neurons sums up as it should', (hidden) => {
    const network = randomNetwork(7, hidden);
    const chance = new FastChance(2);
    for (let round = 0; round < 20; round++) {
      const input = Float32Array.from({ length: 7 }, () => random(chance));
      expect(network.logit(input)).toBeCloseTo(reckoned(network, input), 4);
      expect(network.evaluate(input)).toBeCloseTo(sigmoid(reckoned(network, input)), 5);
    }
  });

  test('without weights is undecided', () => {
    expect(new Network(3, 5).evaluate(Float32Array.of(1, -2, 3))).toBe(0.5);
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

  test('written again is the same file', () => {
    const file = makeWeightsFile(randomNetwork(4, 4), 'a test');
    expect(makeWeightsFile(parseNetwork(file), 'a test')).toEqual({ ...file, scale: expect.closeTo(file.scale, 6) });
  });

  test('of a network without weights can be read', () => {
    expect(parseNetwork(makeWeightsFile(new Network(2, 2), 'a test')).evaluate(Float32Array.of(1, 1))).toBe(0.5);
  });
});

const filesOf = (game: string): [string, WeightsFile][] => {
  const folder = new URL(`../games/${game}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.startsWith('weights-'))
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as WeightsFile]);
};

describe('the weights in use', () => {
  test.each([
    ['board', 'weights-1.json', soloFeatures(TASTE).inputs],
    ['board', 'weights-2.json', tableFeatures.inputs],
    ['cards', 'weights-2.json', inputsFor(2)],
    ['cards', 'weights-3.json', inputsFor(3)],
  ])('%s/%s fit what the network is shown, and name the command that made them', (game, name, inputs) => {
    const file = new Map(filesOf(game)).get(name)!;
    expect(file.inputs).toBe(inputs);
    expect(file.bits).toBe(8);
    expect(atob(file.data)).toHaveLength(new Network(file.inputs, file.hidden).weights.length);
    expect(file.madeBy).toMatch(new RegExp(`^sixfold train --game ${game} `));
  });
});
