import { describe, expect, test } from 'vitest';
import { Gradient } from './gradient.ts';
import { INPUT, OTHER, slopesOf, someNetwork, type NotedSight } from './network.fixture.ts';

/** What one or three outputs should say. */
const TARGETS = [
  [1, Float32Array.of(0.9), Float32Array.of(0.2)],
  [3, Float32Array.of(0.7, 0.1, 0.2), Float32Array.of(0, 0.5, 0.5)],
] as const;

describe.each(TARGETS)('the gradient of a network of %i outputs', (outputs, target, otherTarget) => {
  const samples: readonly NotedSight[] = [
    [INPUT, target],
    [OTHER, otherTarget],
  ];

  test.each([1, 2, 3])('is that of the cross-entropy, summed over what was noted (%i)', (seed) => {
    const network = someNetwork(outputs, seed);
    const gradient = new Gradient(network);
    for (const [input, targets] of samples) gradient.note(input, targets);
    slopesOf(network, samples).forEach((slope, index) => expect(gradient.slopes[index]).toBeCloseTo(slope, 3));
    expect(gradient.slopes.some((slope) => Math.abs(slope) > 0.1)).toBe(true);
  });

  test('tells the squared error of the first output, and leaves what the network thought', () => {
    const network = someNetwork(outputs);
    const before = network.evaluate(INPUT);
    const shares = network.shares.slice();
    network.evaluate(OTHER);
    const error = new Gradient(network).note(INPUT, target);
    expect(error).toBeCloseTo((before - target[0]!) ** 2, 6);
    expect(network.shares).toEqual(shares);
  });

  test('is flat where the targets are met', () => {
    const network = someNetwork(outputs);
    network.evaluate(INPUT);
    const gradient = new Gradient(network);
    expect(gradient.note(INPUT, network.shares.slice())).toBe(0);
    expect(gradient.slopes.every((slope) => slope === 0)).toBe(true);
  });

  test('changes no weight', () => {
    const network = someNetwork(outputs);
    const before = network.weights.slice();
    new Gradient(network).note(INPUT, target);
    expect(network.weights).toEqual(before);
  });
});

test('what is noted twice counts twice', () => {
  const network = someNetwork(3);
  const target = Float32Array.of(1, 0, 0);
  const [once, twice] = [new Gradient(network), new Gradient(network)];
  for (const gradient of [once, twice, twice]) gradient.note(INPUT, target);
  expect(twice.slopes).toEqual(once.slopes.map((slope) => 2 * slope));
});
