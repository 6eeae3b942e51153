import { FastChance } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { Network } from '../family/network.ts';
import { Adam } from './adam.ts';

const INPUT = Float32Array.of(0.4, -0.7, 1.1);
const OTHER = Float32Array.of(-0.2, 0.9, 0.3);

function someNetwork(seed = 1): Network {
  const chance = new FastChance(seed);
  const network = new Network(3, 5);
  network.weights.forEach((_, index) => (network.weights[index] = chance.below(2001) / 1000 - 1));
  return network;
}

/** How surprised the network is by the target: cross-entropy. */
function surprise(network: Network, input: Float32Array, target: number): number {
  const output = network.evaluate(input);
  return -(target * Math.log(output) + (1 - target) * Math.log(1 - output));
}

/** The gradient of the summed surprise, by changing each weight a little. */
function gradientOf(network: Network, samples: readonly (readonly [Float32Array, number])[]): Float64Array {
  const { weights } = network;
  const total = (): number => samples.reduce((sum, [input, target]) => sum + surprise(network, input, target), 0);
  return Float64Array.from(weights, (weight, index) => {
    const step = 1e-3;
    weights[index] = weight + step;
    const above = total();
    weights[index] = weight - step;
    const below = total();
    weights[index] = weight;
    return (above - below) / (2 * step);
  });
}

/** Adam as its authors wrote it down. */
class Reference {
  private readonly first: number[];
  private readonly second: number[];
  private steps = 0;

  constructor(length: number) {
    this.first = Array<number>(length).fill(0);
    this.second = Array<number>(length).fill(0);
  }

  step(weights: Float32Array, gradient: Float64Array, rate: number): void {
    this.steps++;
    gradient.forEach((slope, index) => {
      this.first[index] = 0.9 * this.first[index]! + 0.1 * slope;
      this.second[index] = 0.999 * this.second[index]! + 0.001 * slope ** 2;
      const mean = this.first[index] / (1 - 0.9 ** this.steps);
      const square = this.second[index] / (1 - 0.999 ** this.steps);
      weights[index]! -= (rate * mean) / (Math.sqrt(square) + 1e-8);
    });
  }
}

describe('Adam', () => {
  test('steps along the gradient of the cross-entropy, as its authors say', () => {
    const [network, other] = [someNetwork(), someNetwork()];
    const adam = new Adam(network);
    const reference = new Reference(other.weights.length);
    const samples = [
      [INPUT, 0.9],
      [OTHER, 0.2],
    ] as const;
    for (let step = 0; step < 5; step++) {
      for (const [input, target] of samples) adam.note(input, target);
      adam.step(0.01);
      reference.step(other.weights, gradientOf(other, samples), 0.01);
    }
    network.weights.forEach((weight, index) => expect(weight).toBeCloseTo(other.weights[index]!, 3));
  });

  test('tells the output as it was before the step', () => {
    const network = someNetwork();
    const before = network.evaluate(INPUT);
    const adam = new Adam(network);
    expect(adam.note(INPUT, 1)).toBe(before);
    expect(adam.note(INPUT, 1)).toBe(before);
    adam.step(0.01);
    expect(network.evaluate(INPUT)).toBeGreaterThan(before);
  });

  test('changes nothing where the target is met', () => {
    const network = someNetwork();
    const before = network.weights.slice();
    const adam = new Adam(network);
    adam.note(INPUT, network.evaluate(INPUT));
    adam.step(0.1);
    expect(network.weights).toEqual(before);
  });

  test('forgets what was noted with each step, and keeps the momentum', () => {
    const [network, other] = [someNetwork(), someNetwork()];
    const adam = new Adam(network);
    const reference = new Reference(other.weights.length);
    const gradient = gradientOf(other, [[INPUT, 1]]);
    adam.note(INPUT, 1);
    for (const slopes of [gradient, gradient.map(() => 0)]) {
      adam.step(0.01);
      reference.step(other.weights, slopes, 0.01);
    }
    network.weights.forEach((weight, index) => expect(weight).toBeCloseTo(other.weights[index]!, 3));
  });

  test('teaches two different targets at once', () => {
    const network = someNetwork(3);
    const adam = new Adam(network);
    for (let round = 0; round < 400; round++) {
      adam.note(INPUT, 0.8);
      adam.note(OTHER, 0.3);
      adam.step(0.02);
    }
    expect(network.evaluate(INPUT)).toBeCloseTo(0.8, 2);
    expect(network.evaluate(OTHER)).toBeCloseTo(0.3, 2);
  });
});
