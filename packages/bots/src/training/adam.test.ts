import { describe, expect, test } from 'vitest';
import type { Network } from '../family/network.ts';
import { Adam } from './adam.ts';
import { Gradient } from './gradient.ts';
import { INPUT, OTHER, slopesOf, someNetwork, type NotedSight } from './network.fixture.ts';

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

/** The slopes of what was noted. */
function noted(network: Network, samples: readonly NotedSight[]): Float64Array {
  const gradient = new Gradient(network);
  for (const [input, targets] of samples) gradient.note(input, targets);
  return gradient.slopes;
}

/** Two inputs and what one or three outputs should say of them. */
const PRACTICES: readonly (readonly [number, readonly NotedSight[]])[] = [
  [
    1,
    [
      [INPUT, Float32Array.of(0.9)],
      [OTHER, Float32Array.of(0.2)],
    ],
  ],
  [
    3,
    [
      [INPUT, Float32Array.of(0.8, 0.15, 0.05)],
      [OTHER, Float32Array.of(0.3, 0.6, 0.1)],
    ],
  ],
];

const expectSame = (network: Network, other: Network): void =>
  network.weights.forEach((weight, index) => expect(weight).toBeCloseTo(other.weights[index]!, 3));

describe.each(PRACTICES)('Adam with %i outputs', (outputs, samples) => {
  test('steps along the gradient of the cross-entropy, as its authors say', () => {
    const [network, other] = [someNetwork(outputs), someNetwork(outputs)];
    const adam = new Adam(network);
    const reference = new Reference(other.weights.length);
    for (let step = 0; step < 5; step++) {
      adam.step(noted(network, samples), 0.01);
      reference.step(other.weights, slopesOf(other, samples), 0.01);
    }
    expectSame(network, other);
  });

  test('brings the output nearer to its target', () => {
    const network = someNetwork(outputs);
    const [first] = samples;
    const [input, targets] = first!;
    const distance = (): number => Math.abs(network.evaluate(input) - targets[0]!);
    const before = distance();
    new Adam(network).step(noted(network, [first!]), 0.01);
    expect(distance()).toBeLessThan(before);
  });

  test('changes nothing where the target is met', () => {
    const network = someNetwork(outputs);
    const before = network.weights.slice();
    network.evaluate(INPUT);
    new Adam(network).step(noted(network, [[INPUT, network.shares.slice()]]), 0.1);
    expect(network.weights).toEqual(before);
  });

  test('keeps the momentum where nothing more is noted', () => {
    const [network, other] = [someNetwork(outputs), someNetwork(outputs)];
    const adam = new Adam(network);
    const reference = new Reference(other.weights.length);
    const slopes = slopesOf(other, samples);
    adam.step(noted(network, samples), 0.01);
    reference.step(other.weights, slopes, 0.01);
    const after = network.weights.slice();
    adam.step(noted(network, []), 0.01);
    reference.step(other.weights, new Float64Array(slopes.length), 0.01);
    expectSame(network, other);
    expect(network.weights).not.toEqual(after);
  });

  test('goes on from its moments and the number of its steps as if it had never been left', () => {
    const [network, other] = [someNetwork(outputs), someNetwork(outputs)];
    const adam = new Adam(network);
    for (let step = 0; step < 3; step++) adam.step(noted(network, samples), 0.01);
    other.weights.set(network.weights);
    const later = new Adam(other);
    later.moment1.set(adam.moment1);
    later.moment2.set(adam.moment2);
    later.steps = adam.steps;
    adam.step(noted(network, samples), 0.01);
    later.step(noted(other, samples), 0.01);
    expect(other.weights).toEqual(network.weights);
  });

  test('teaches two different targets at once', () => {
    const network = someNetwork(outputs, 3);
    const adam = new Adam(network);
    for (let round = 0; round < 600; round++) adam.step(noted(network, samples), 0.02);
    for (const [input, targets] of samples) {
      network.evaluate(input);
      network.shares.forEach((share, output) => expect(share).toBeCloseTo(targets[output]!, 2));
    }
  });
});
