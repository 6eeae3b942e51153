import { FastChance } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { NearbyNetwork } from './nearby.ts';
import { Network } from './network.ts';

const INPUTS = 11;

const random = (chance: FastChance): number => chance.below(2001) / 1000 - 1;

function randomNetwork(hidden: number, outputs: number): Network {
  const chance = new FastChance(hidden);
  const network = new Network(INPUTS, hidden, outputs);
  network.weights.forEach((_, index) => (network.weights[index] = random(chance)));
  return network;
}

/** Inputs of which none, some or all differ from those before. */
function* changing(seed: number): Generator<Float32Array> {
  const chance = new FastChance(seed);
  const input = new Float32Array(INPUTS);
  for (let count = 0; count <= 2 * INPUTS; count++) {
    for (let change = 0; change < count % (INPUTS + 1); change++) input[chance.below(INPUTS)] = random(chance);
    yield input.slice();
  }
}

describe.each([
  [5, 1],
  [8, 3],
])('a network of %i hidden neurons and %i outputs', (hidden, outputs) => {
  test('says the same of inputs that are near each other', () => {
    const network = randomNetwork(hidden, outputs);
    const plain = randomNetwork(hidden, outputs);
    const nearby = new NearbyNetwork(network);
    for (const input of changing(1)) expect(nearby.evaluate(input)).toBeCloseTo(plain.evaluate(input), 6);
  });

  test('has forgotten by the next decision what got lost in the sums of very large inputs', () => {
    const nearby = new NearbyNetwork(randomNetwork(hidden, outputs));
    const fresh = [...changing(2)].map((input) => nearby.evaluate(input));
    nearby.evaluate(new Float32Array(INPUTS).fill(1e25));
    nearby.forget();
    expect([...changing(2)].map((input) => nearby.evaluate(input))).toEqual(fresh);
  });
});
